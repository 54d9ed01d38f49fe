//! A server of this program's own: in a folder of its own, on a Unix socket, gone when the program ends.

use std::fs::Permissions;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// Starts the server in the folder `$0` with the programs in `$1`, and ends it when whoever started it has ended.
const RUN: &str = r#"
"$1/initdb" -D "$0/data" -U tengen -A trust -E UTF8 --locale=C --no-sync >"$0/log" 2>&1 || exit 1
"$1/postgres" -D "$0/data" -k "$0" -c listen_addresses= -c fsync=off -c max_connections=200 >>"$0/log" 2>&1 </dev/null &
until "$1/psql" -h "$0" -U tengen -d postgres -qc 'select 1' >/dev/null 2>&1; do
  kill -0 $! || exit 1
  sleep 0.1
done
echo ready
cat >/dev/null
kill -INT $!
wait $!
rm -rf "$0/data" "$0/log"
"#;

struct Server {
    folder: PathBuf,
    programs: PathBuf,
    /// The server ends when nobody holds the other end of its input any more.
    _run: Child,
}

/// The server, if this machine has PostgreSQL.
fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    let started = || {
        let programs = programs();
        if programs.is_none() {
            // Past the test harness, which keeps to itself what a test that passes prints.
            let told = writeln!(
                std::io::stderr(),
                "PostgreSQL is not installed here: the store is tried on sled alone"
            );
            told.unwrap();
        }
        programs.map(start)
    };
    SERVER.get_or_init(started).as_ref()
}

/// Whether there is one; if not, it is said once.
pub(super) fn is_there() -> bool {
    server().is_some()
}

/// Where PostgreSQL's programs are: as Debian installs them, the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let versions = versions.filter_map(|version| {
        let path = version.unwrap().path();
        let number: u32 = path.file_name()?.to_str()?.parse().ok()?;
        let programs = path.join("bin");
        (number >= 15 && programs.join("postgres").exists()).then_some((number, programs))
    });
    versions.max().map(|(_, programs)| programs)
}

fn start(programs: PathBuf) -> Server {
    let folder = tempfile::tempdir().unwrap().keep();
    let is_root = folder.metadata().unwrap().uid() == 0;
    // The server refuses to run as root.
    let mut run = match is_root {
        true => {
            std::fs::set_permissions(&folder, Permissions::from_mode(0o777)).unwrap();
            let mut run = Command::new("setpriv");
            run.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "sh"]);
            run
        }
        false => Command::new("sh"),
    };
    run.args(["-c", RUN]).args([&folder, &programs]);
    run.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut run = run.spawn().unwrap();
    let mut ready = String::new();
    let mut said = std::io::BufReader::new(run.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut said, &mut ready).unwrap();
    assert_eq!(
        ready,
        "ready\n",
        "the server does not start: {}",
        folder.display()
    );
    Server {
        folder,
        programs,
        _run: run,
    }
}

/// The address of what stands for a folder: a schema of its own.
pub(super) fn url(path: &Path) -> String {
    let schema = schema(path);
    sql(&format!("create schema if not exists {schema}"));
    let folder = &server().unwrap().folder;
    let folder = folder.to_str().unwrap().replace('/', "%2F");
    format!("postgres://tengen@{folder}/postgres?options=-csearch_path%3D{schema}")
}

/// What the server answers when it is asked in the schema of `path`.
pub(super) fn asked(path: &Path, question: &str) -> String {
    sql(&format!("set search_path to {}; {question}", schema(path)))
}

fn schema(path: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    path.hash(&mut hasher);
    format!("t{:x}", hasher.finish())
}

fn sql(text: &str) -> String {
    let Server {
        folder, programs, ..
    } = server().unwrap();
    let mut psql = Command::new(programs.join("psql"));
    psql.args([
        "-U",
        "tengen",
        "-d",
        "postgres",
        "-qAt",
        "-v",
        "ON_ERROR_STOP=1",
    ]);
    let answer = psql
        .arg("-h")
        .arg(folder)
        .args(["-c", text])
        .output()
        .unwrap();
    assert!(answer.status.success(), "{answer:?}");
    String::from_utf8(answer.stdout).unwrap().trim().to_owned()
}
