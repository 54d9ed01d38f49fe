//! TLS to the server, whose certificate has to be signed by somebody whom this machine trusts.

use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

/// How connections are secured where the address asks for it (`sslmode=require`).
///
/// # Errors
///
/// What is wrong with the machine's certificates.
pub(super) fn connector() -> Result<MakeRustlsConnect, String> {
    let mut roots = RootCertStore::empty();
    // Some that cannot be read are in nobody's way; without any no server is trusted.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
