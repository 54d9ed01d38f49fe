//! Visitors by their addresses, and limits of requests.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::{Extensions, HeaderMap, HeaderName};
use tokio::time::Instant;

use crate::http_server::Peer;

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");
/// Maximum number of counted visitors; above it all counts are reset.
const MOST_COUNTED: usize = 10_000;
const MINUTE: Duration = Duration::from_secs(60);

/// The address of a visitor: the other end of the connection, or the one that a proxy on this machine or in its network
/// reports. None behind a proxy that does not report it: all visitors would have the proxy's address.
pub(super) fn address(extensions: &Extensions, headers: &HeaderMap) -> Option<IpAddr> {
    let peer = extensions.get::<Peer>()?;
    let seen = if peer.is_near() {
        forwarded_address(headers)?
    } else {
        peer.0.to_canonical()
    };
    Some(network(seen))
}

/// The address that the nearest proxy has added: the visitor may have forged those before it.
fn forwarded_address(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED).iter().next_back()?;
    let last = last.to_str().ok()?.rsplit(',').next()?;
    let address: IpAddr = last.trim().parse().ok()?;
    Some(address.to_canonical())
}

/// The network of an IPv6 address: a household has one IPv4 address, and 2⁶⁴ IPv6 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => {
            let network = u128::from(v6) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(network))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// Counts requests of each visitor within a minute.
pub(super) struct Rate<K> {
    most: u16,
    /// The beginning of the minute, and the number of requests in it.
    spent: Mutex<HashMap<K, (Instant, u16)>>,
}

impl<K: Eq + Hash> Rate<K> {
    /// At most `most` requests a minute.
    pub(super) fn new(most: u16) -> Self {
        Self {
            most,
            spent: Mutex::default(),
        }
    }

    /// Whether `visitor` may make another request now.
    pub(super) fn spend(&self, visitor: K) -> bool {
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        if spent.len() >= MOST_COUNTED {
            spent.clear();
        }
        let now = Instant::now();
        let (since, count) = spent.entry(visitor).or_insert((now, 0));
        if now.duration_since(*since) >= MINUTE {
            (*since, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        *count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(peer: &str, forwarded: &[&'static str]) -> Option<String> {
        let mut extensions = Extensions::new();
        extensions.insert(Peer(peer.parse().unwrap()));
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED, value.parse().unwrap());
        }
        address(&extensions, &headers).map(|address| address.to_string())
    }

    #[test]
    fn a_visitor_has_the_address_that_the_nearest_proxy_has_seen() {
        let some = |address: &str| Some(address.to_owned());
        assert_eq!(seen("203.0.113.7", &[]), some("203.0.113.7"));
        assert_eq!(seen("203.0.113.7", &["198.51.100.1"]), some("203.0.113.7"));
        assert_eq!(seen("127.0.0.1", &["198.51.100.1"]), some("198.51.100.1"));
        let lies = ["1.2.3.4", "5.6.7.8, 198.51.100.1"];
        assert_eq!(seen("10.0.0.2", &lies), some("198.51.100.1"));
        // A proxy that strips the header leaves nobody's address.
        assert_eq!(seen("127.0.0.1", &[]), None);
        assert_eq!(seen("127.0.0.1", &["unknown"]), None);
        assert_eq!(seen("2001:db8::1:2:3:4", &[]), some("2001:db8::"));
        assert_eq!(seen("::ffff:203.0.113.7", &[]), some("203.0.113.7"));
    }

    #[tokio::test(start_paused = true)]
    async fn requests_are_counted_by_the_minute() {
        let rate = Rate::new(2);
        assert!(rate.spend(1) && rate.spend(1) && !rate.spend(1));
        assert!(rate.spend(2));
        tokio::time::advance(MINUTE).await;
        assert!(rate.spend(1));
    }
}
