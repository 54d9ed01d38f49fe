//! `tengen playground`: its first output, and a failing start, which leaves nothing behind.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};

use super::{output_text, tengen};

#[test]
fn the_address_of_the_playground_is_its_first_line_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(["playground", "--serve-only", "--port", "0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let port = first.strip_prefix("http://127.0.0.1:").unwrap_or_default();
    assert!(port.parse::<u16>().is_ok(), "{first}");
}

#[test]
fn a_playground_on_a_taken_port_names_a_way_out_and_leaves_no_folder() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let path = data.to_str().unwrap();
    let output = tengen(&["playground", "--port", &port, "--data", path]);
    assert!(!output.status.success());
    assert!(
        output_text(&output).contains("port 0"),
        "{}",
        output_text(&output)
    );
    assert!(!data.exists(), "a folder is left");
}
