//! TLS to the server: its certificate must be signed by an authority that this machine or the settings trust.

use std::path::Path;
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

/// The TLS connector for addresses that ask for it (`sslmode=require`); certificates in `ca_file` are trusted beside the
/// machine's own. The server's name is checked, as other clients do with `verify-full`.
///
/// # Errors
///
/// The fault in the certificates.
pub(super) fn connector(ca_file: Option<&Path>) -> Result<MakeRustlsConnect, String> {
    let mut roots = RootCertStore::empty();
    // Unreadable certificates are skipped; without any no server is trusted.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if let Some(file) = ca_file {
        let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let own = CertificateDer::pem_file_iter(file).map_err(|error| wrong(&error))?;
        for certificate in own {
            let certificate = certificate.map_err(|error| wrong(&error))?;
            roots.add(certificate).map_err(|error| wrong(&error))?;
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
