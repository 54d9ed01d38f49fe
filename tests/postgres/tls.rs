//! TLS to a server with a certificate that was made for the test.

use std::path::PathBuf;

use tengen::store::{Faults, Server, Store};

use super::server::{self, Running};
use super::{in_runtime, server_at};

/// Makes an authority, and a certificate by it for `localhost`, in the server's data folder.
const CERTIFY: &str = r#"
set -e
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority -keyout ca.key -out ca.crt \
  -addext basicConstraints=critical,CA:TRUE
openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out server.csr
printf 'subjectAltName=DNS:localhost\nbasicConstraints=CA:FALSE\n' >names
openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.crt
chmod 600 server.key
cp ca.crt ..
"#;

/// Connects a store by `url`, with the authority in `ca_file`, if given; or the error's text.
async fn connect(url: String, ca_file: Option<PathBuf>) -> Result<Store, String> {
    let server = Server {
        ca_file,
        ..server_at(url)
    };
    let connected = Store::connect(&server, Faults::default()).await;
    connected.map_err(|error| error.to_string())
}

/// Number of encrypted connections.
fn encrypted_connections(server: &Running) -> String {
    server.sql("select count(*) from pg_stat_ssl where ssl")
}

#[test]
fn a_server_is_trusted_by_its_certificate_and_its_name_alone() {
    if !server::is_there() {
        return;
    }
    let (running, port) = server::with_tls(CERTIFY);
    let ca = running.folder.join("ca.crt");
    let at = |host: &str| format!("postgres://tengen@{host}:{port}/postgres?sslmode=require");
    in_runtime(async {
        let store = connect(at("localhost"), Some(ca.clone())).await.unwrap();
        super::table(&store, "territory", 9).await;
        assert_ne!(encrypted_connections(&running), "0");
        store.close().await.unwrap();
        let unknown = connect(at("localhost"), None).await.unwrap_err();
        assert!(unknown.contains("UnknownIssuer"), "{unknown}");
        let other_name = connect(at("127.0.0.1"), Some(ca)).await.unwrap_err();
        assert!(other_name.contains("not valid for name"), "{other_name}");
        let none = connect(at("localhost"), Some("no-such-file.pem".into())).await;
        assert!(none.unwrap_err().contains("no-such-file.pem"));
        // A server without TLS gets no unencrypted connection.
        running.sql("alter system set ssl = off");
        running.sql("select pg_reload_conf()");
        let clear = connect(at("localhost"), None).await.unwrap_err();
        assert!(clear.contains("TLS"), "{clear}");
    });
}
