import { parseAddress } from '../../../base/text/parseAddress.ts';

/** The networks and services that have a logo, with the hosts of their addresses. */
const brandHosts = {
  github: ['github.com'],
  x: ['x.com', 'twitter.com'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  mastodon: ['mastodon.social', 'mastodon.online'],
  bluesky: ['bsky.app'],
  threads: ['threads.net', 'threads.com'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  telegram: ['t.me', 'telegram.me'],
  pinterest: ['pinterest.com'],
  discord: ['discord.gg', 'discord.com'],
  xing: ['xing.com'],
  vimeo: ['vimeo.com'],
  rss: [],
} as const;

/** Name of a network or service that has a logo. */
export type BrandName = keyof typeof brandHosts;

/** Names of the networks and services that have a logo. */
export const brandNames = Object.keys(brandHosts) as BrandName[];

/** Returns the network that an address belongs to, if it has a logo. */
export function findBrand(address: string): BrandName | undefined {
  const { hostname } = parseAddress(address) ?? {};
  if (!hostname) return undefined;
  return brandNames.find((name) =>
    brandHosts[name].some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
}
