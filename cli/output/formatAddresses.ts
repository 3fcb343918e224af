import { networkInterfaces } from 'node:os';

/**
 * Formats where a server can be reached, one line for each address.
 *
 * @param address its URL on this computer
 * @param host the value of `--host`: every address of the network is listed if it stands for all
 */
export function formatAddresses(address: string, host: string): string {
  const { port, pathname } = new URL(address);
  const network = isWildcard(host)
    ? networkAddresses().map((ip) => `On the network:        http://${ip}:${port}${pathname}\n`)
    : [];
  return `The site is served at ${address}\n${network.join('')}`;
}

/** Whether a host stands for all addresses of this computer. */
function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
