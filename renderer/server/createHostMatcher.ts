import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Returns whether a `Host` header names a server that listens on `host`. A page elsewhere can point
 * a name of its own at this machine and would be of the same origin then: only the machine's own
 * names and addresses are allowed, those of the network only when the server listens there.
 */
export function createHostMatcher(host: string): (header: string | undefined) => boolean {
  return (header = '') => {
    const name = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(header)?.[1]?.toLowerCase() ?? '';
    const bare = name.replace(/^\[|\]$/g, '');
    if (bare === 'localhost' || isLoopback(bare)) return true;
    if (host === 'localhost' || isLoopback(host)) return false;
    if (bare !== '' && bare === host.toLowerCase()) return true;
    return isIP(bare) !== 0 && ownAddresses().has(bare);
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Looked up each time: addresses come and go with networks. */
function ownAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.map(({ address }) => address),
    ),
  );
}
