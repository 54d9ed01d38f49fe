# The bot without the playground, as a small image: not root, and at home on a read-only file system.
# docker build -t tengen .

FROM rust:1.95-slim-bookworm AS build
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends build-essential \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN cargo build --locked -p tengen --profile dist --no-default-features --features jemalloc,postgres \
 && mkdir /data

FROM debian:bookworm-slim
# For connections to PostgreSQL that are encrypted; what Discord's are signed by is in the program.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /src/target/dist/tengen /usr/local/bin/tengen
COPY --from=build --chown=10001:10001 /data /var/lib/tengen
USER 10001:10001
WORKDIR /var/lib/tengen
VOLUME /var/lib/tengen
ENV TENGEN_STORE__PATH=/var/lib/tengen/games \
    TENGEN_OBSERVE__LISTEN=127.0.0.1:9464
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["tengen", "status"]
ENTRYPOINT ["tengen"]
CMD ["run"]
