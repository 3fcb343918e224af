import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Returns a predicate for `Host` headers that name a server listening on `host`. Any site can point
 * a domain of its own at this machine to get the server's origin: only the names and addresses of
 * the machine count, and its network addresses only if the server listens on the network.
 */
export function createHostMatcher(host: string): (header: string | undefined) => boolean {
  return (header = '') => {
    const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(header)?.[1]?.toLowerCase() ?? '';
    const hostname = name.replace(/^\[|\]$/g, '');
    if (hostname === 'localhost' || isLoopback(hostname)) return true;
    if (host === 'localhost' || isLoopback(host)) return false;
    if (hostname !== '' && hostname === host.toLowerCase()) return true;
    return isIP(hostname) !== 0 && ownAddresses().has(hostname);
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Lists the addresses of this machine, which change with its networks. */
function ownAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address }) => address),
    ),
  );
}
