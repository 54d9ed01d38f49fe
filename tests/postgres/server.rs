//! A server for this test program: in its own folder, on a Unix socket, stopped when the program ends.

use std::fs::Permissions;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// Starts the server in the folder `$0` with the programs in `$1`, restarts it after a kill, and stops it when the
/// process that started it has ended.
const RUN: &str = r#"
folder=$0 programs=$1
shift
$AS "$programs/initdb" -D "$folder/data" -U tengen -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 || exit 1
if [ -n "$CERTIFY" ]; then (cd "$folder/data" && $AS sh -c "$CERTIFY") >>"$folder/log" 2>&1 || exit 1; fi
shift
serve() {
  $AS "$programs/postgres" -D "$folder/data" -k "$folder" -c fsync=off -c max_connections=200 "$@" >>"$folder/log" 2>&1 </dev/null
}
(serve "$@"; while [ -e "$folder/ready" ]; do sleep 0.1; serve "$@"; done) &
until "$programs/psql" -h "$folder" -U tengen -d postgres -p "$PORT" -qc 'select 1' >/dev/null 2>&1; do
  kill -0 $! || exit 1
  sleep 0.1
done
touch "$folder/ready"
echo ready
cat >/dev/null
rm "$folder/ready"
kill -INT "$(head -n 1 "$folder/data/postmaster.pid")"
wait $!
rm -rf "$folder"
"#;

/// The variable for child processes: the folder of the server that the parent has started; empty without one.
const PARENTS: &str = "TENGEN_TEST_SERVER";

/// A running server.
pub(crate) struct Running {
    pub(crate) folder: PathBuf,
    programs: PathBuf,
    port: u16,
    /// The script that runs the server, which stops when its input is closed.
    _run: Option<Child>,
}

/// The server, if this machine has PostgreSQL.
fn server() -> Option<&'static Running> {
    static SERVER: OnceLock<Option<Running>> = OnceLock::new();
    let started = || {
        let parents = std::env::var_os(PARENTS);
        // Without a server: the parent has printed the warning.
        if parents.as_ref().is_some_and(|folder| folder.is_empty()) {
            return None;
        }
        let programs = programs();
        if programs.is_none() {
            // Written to standard error itself, since the test harness captures the output of passing tests.
            let told = writeln!(
                std::io::stderr(),
                "PostgreSQL 15 or later is not installed here: the store is tried on sled alone"
            );
            told.unwrap();
        }
        programs.map(|programs| match parents {
            Some(folder) => Running {
                folder: folder.into(),
                programs,
                port: PORT,
                _run: None,
            },
            None => start(programs, PORT, "", &["-c", "listen_addresses="]).unwrap(),
        })
    };
    SERVER.get_or_init(started).as_ref()
}

/// The port in the name of the socket.
const PORT: u16 = 5432;

/// Whether there is a server; if not, it prints a warning once.
pub(crate) fn is_there() -> bool {
    server().is_some()
}

/// The environment variable by which a child process finds the server.
pub(super) fn its_server() -> Option<(&'static str, PathBuf)> {
    let folder = server().map(|server| server.folder.clone());
    Some((PARENTS, folder.unwrap_or_default()))
}

/// The path of the server's socket.
pub(super) fn socket() -> PathBuf {
    server().unwrap().socket()
}

/// The folder of PostgreSQL's programs: the newest version among Debian's folders and the `PATH`.
fn programs() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let debian = debian.map(|version| version.unwrap().path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = debian.chain(std::env::split_paths(&path));
    let versions = folders.filter_map(|folder| Some((version(&folder)?, folder)));
    let (version, folder) = versions.max_by_key(|(version, _)| *version)?;
    (version >= 15).then_some(folder)
}

/// The version of the server's program in `folder`, if it exists.
fn version(folder: &Path) -> Option<u32> {
    let programs = ["postgres", "initdb", "psql"].map(|name| folder.join(name));
    if !programs.iter().all(|program| program.is_file()) {
        return None;
    }
    let said = Command::new(&programs[0])
        .arg("--version")
        .output()
        .unwrap();
    let said = String::from_utf8(said.stdout).unwrap();
    let number = said.split_whitespace().nth(2)?;
    number.split(['.', 'd', 'b', 'r']).next()?.parse().ok()
}

/// A new server that requires TLS, with a certificate that `certify` makes in its folder; and its port.
pub(super) fn with_tls(certify: &str) -> (Running, u16) {
    let programs = &server().unwrap().programs;
    for _ in 0..5 {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let number = port.to_string();
        let more = [
            "-c",
            "ssl=on",
            "-c",
            "listen_addresses=127.0.0.1",
            "-p",
            &number,
        ];
        // Another process may take the port first.
        if let Ok(server) = start(programs.clone(), port, certify, &more) {
            return (server, port);
        }
    }
    panic!("a server with TLS starts")
}

/// A new server, which can be killed.
pub(crate) fn own() -> Running {
    let programs = server().unwrap().programs.clone();
    start(programs, PORT, "", &["-c", "listen_addresses="]).unwrap()
}

fn start(programs: PathBuf, port: u16, certify: &str, more: &[&str]) -> Result<Running, String> {
    let folder = tempfile::tempdir().unwrap().keep();
    // The server refuses to run as root.
    let run_as = if folder.metadata().unwrap().uid() == 0 {
        "setpriv --reuid=nobody --regid=nogroup --clear-groups"
    } else {
        ""
    };
    std::fs::set_permissions(&folder, Permissions::from_mode(0o777)).unwrap();
    let mut run = Command::new("sh");
    run.args(["-c", RUN]).args([&folder, &programs]);
    run.arg("--").args(more);
    run.env("AS", run_as).env("CERTIFY", certify);
    run.env("PORT", port.to_string());
    run.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut run = run.spawn().unwrap();
    let mut ready = String::new();
    let mut said = BufReader::new(run.stdout.take().unwrap());
    said.read_line(&mut ready).unwrap();
    if ready != "ready\n" {
        run.wait().unwrap();
        let log = std::fs::read_to_string(folder.join("log"));
        std::fs::remove_dir_all(&folder).unwrap();
        return Err(format!("the server does not start: {log:?}"));
    }
    Ok(Running {
        folder,
        programs,
        port,
        _run: Some(run),
    })
}

/// The address of the schema that stands for a folder.
pub(crate) fn url(path: &Path) -> String {
    url_by(&server().unwrap().folder, path)
}

/// The same by the socket in the folder `socket`.
pub(super) fn url_by(socket: &Path, path: &Path) -> String {
    let schema = schema(path);
    sql(&format!("create schema if not exists {schema}"));
    let url = url_of(socket);
    format!("{url}?options=-csearch_path%3D{schema}")
}

/// The address of a server by the socket in this folder.
pub(crate) fn url_of(folder: &Path) -> String {
    let folder = folder.to_str().unwrap().replace('/', "%2F");
    format!("postgres://tengen@{folder}/postgres")
}

/// The answer to an SQL query in the schema of `path`.
pub(super) fn query(path: &Path, question: &str) -> String {
    sql(&format!("set search_path to {}; {question}", schema(path)))
}

fn schema(path: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    path.hash(&mut hasher);
    format!("t{:x}", hasher.finish())
}

fn sql(text: &str) -> String {
    server().unwrap().sql(text)
}

impl Running {
    /// The path of its socket.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.join(format!(".s.PGSQL.{}", self.port))
    }

    /// Kills it with SIGKILL; the script starts it again.
    pub(crate) fn kill(&self) {
        let pid = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap();
        let killed = Command::new("kill").args(["-KILL", pid]).status().unwrap();
        assert!(killed.success());
    }

    /// The answer to an SQL query.
    pub(super) fn sql(&self, text: &str) -> String {
        let answer = self.psql(text);
        assert!(answer.status.success(), "{answer:?}");
        String::from_utf8(answer.stdout).unwrap().trim().to_owned()
    }

    /// Whether it answers at all.
    pub(super) fn is_up(&self) -> bool {
        self.psql("select 1").status.success()
    }

    fn psql(&self, text: &str) -> std::process::Output {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-U", "tengen", "-d", "postgres", "-qAt"]);
        psql.args(["-v", "ON_ERROR_STOP=1"]);
        psql.arg("-h").arg(&self.folder);
        psql.args(["-p", &self.port.to_string(), "-c", text]);
        psql.output().unwrap()
    }
}
