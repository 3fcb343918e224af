import type { Environment } from '../ports/Ports.ts';
import { readNumberSetting } from '../ports/readSettings.ts';

/**
 * Returns a keyed hash of the sender's network address, or null when the address is unknown. The hash
 * changes every day and needs `IP_HASH_SECRET` to be reproduced. IPv6 addresses count by their /64.
 */
export async function hashClientAddress(
  request: Request,
  env: Environment,
  now: Date,
): Promise<string | null> {
  const address = getClientAddress(request, env);
  if (address === undefined) return null;
  const day = now.toISOString().slice(0, 10);
  return createKeyedHash(`${day} ${getNetwork(address)}`, env);
}

/**
 * Returns a hash of a text that needs `IP_HASH_SECRET` to be reproduced: 32 hexadecimal digits.
 *
 * @param defaultSecret the secret without this setting; by default, a secret of this process
 */
export async function createKeyedHash(
  text: string,
  env: Environment,
  defaultSecret: string = processSecret,
): Promise<string> {
  const secret = env('IP_HASH_SECRET') ?? defaultSecret;
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const hash = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return [...new Uint8Array(hash).slice(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

const encoder = new TextEncoder();

// Without `IP_HASH_SECRET`, rate limits hold within one process only; addresses stay unreadable.
const processSecret = crypto.randomUUID();

/**
 * The header in which our own servers pass the address of the connection. They overwrite a value that
 * the client sent.
 */
export const peerHeader = 'x-peer-address';

/** Returns the settings for a server that receives connections itself, unless a proxy is configured. */
export function trustPeerAddress(env: Environment): Environment {
  const isDirect = env('TRUSTED_HOPS') === undefined;
  return (name) => env(name) ?? (isDirect && name === 'CLIENT_IP_HEADER' ? peerHeader : undefined);
}

/**
 * Returns the sender's address from a trusted proxy, or undefined. Senders can forge any header, so
 * none is trusted without a setting: `CLIENT_IP_HEADER` names the header that the proxy overwrites;
 * `TRUSTED_HOPS` is the number of proxies that append to `x-forwarded-for`. Entries further left in a
 * list come from the sender.
 */
export function getClientAddress(request: Request, env: Environment): string | undefined {
  const hops = readNumberSetting(env, 'TRUSTED_HOPS', 0);
  const header = env('CLIENT_IP_HEADER') ?? (hops > 0 ? 'x-forwarded-for' : undefined);
  if (header === undefined) return undefined;
  const entries = (request.headers.get(header) ?? '').split(',');
  const entry = entries.at(-Math.max(1, Math.floor(hops)))?.trim() ?? '';
  const address = entry
    .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
    .replace(/^::ffff:/i, '');
  return /^[0-9a-fA-F.:]{3,45}$/.test(address) ? address.toLowerCase() : undefined;
}

function getNetwork(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
