import type { HeadScript } from '../../renderer/index.ts';
import type { Analytics } from './analytics.ts';

/**
 * Creates the script that loads the services of `site.analytics`. It is a file of the site, because
 * the policy allows no inline script, and does nothing unless it runs at the address of the site.
 */
export function createAnalytics(
  analytics: Analytics,
  url: string,
): Pick<HeadScript, 'code' | 'origins' | 'bytes'> | undefined {
  const { origin, hostname } = new URL(url);
  const services = Object.values(createServices(analytics, hostname)).flatMap(
    (service) => service ?? [],
  );
  if (services.length === 0) return undefined;
  const statements = services.flatMap(({ setup = [], src, data = {} }) => [
    ...setup,
    `load(${JSON.stringify(src)}, ${JSON.stringify(data)});`,
  ]);
  return {
    code: `if (location.origin === ${JSON.stringify(origin)}) {
  const load = (src, data) => {
    const script = document.createElement('script');
    for (const name of Object.keys(data)) script.setAttribute('data-' + name, data[name]);
    script.src = src;
    document.head.append(script);
  };
${statements.map((statement) => `  ${statement}\n`).join('')}}
`,
    origins: {
      script: toOrigins(services.map(({ src }) => src)),
      connect: toOrigins(services.flatMap(({ connect }) => connect)),
      image: toOrigins(services.flatMap(({ images = [] }) => images)),
    },
    bytes: services.reduce((sum, { kilobytes }) => sum + kilobytes * 1000, 0),
  };
}

interface Service {
  src: string;
  /** Attributes of the script, without `data-`. */
  data?: Record<string, string>;
  /** Statements before the script is loaded. */
  setup?: string[];
  /** Addresses that the script sends data to. */
  connect: string[];
  /** Addresses that the script loads images from. */
  images?: string[];
  /** Compressed size. */
  kilobytes: number;
}

function createServices(
  { plausible, umami, matomo, fathom, script }: Analytics,
  hostname: string,
): Record<keyof Analytics, Service | undefined> {
  return {
    plausible: plausible && createPlausible(plausible, hostname),
    umami: umami && createUmami(umami),
    matomo: matomo && createMatomo(matomo),
    fathom: fathom && {
      src: 'https://cdn.usefathom.com/script.js',
      data: { site: fathom.site },
      connect: ['https://cdn.usefathom.com'],
      images: ['https://cdn.usefathom.com'],
      kilobytes: 3,
    },
    script: script && {
      src: script.src,
      data: script.data ?? {},
      connect: script.connect ?? [script.src],
      images: script.images ?? [],
      kilobytes: script.kilobytes ?? 10,
    },
  };
}

function createPlausible(
  { script, domain, server = 'https://plausible.io' }: NonNullable<Analytics['plausible']>,
  hostname: string,
): Service {
  return {
    src: `${withoutSlash(server)}/js/${script ?? 'script'}.js`,
    // The script of a single site knows its site, and waits for `init`.
    data: script && !domain ? {} : { domain: domain ?? hostname.replace(/^www\./, '') },
    setup: [
      'const plausible = (...call) => plausible.q.push(call);',
      'plausible.q = [];',
      'plausible.init = (options = {}) => { plausible.o = options; };',
      'window.plausible = plausible;',
      'plausible.init();',
    ],
    connect: [server],
    kilobytes: 3,
  };
}

function createUmami({ website, server }: NonNullable<Analytics['umami']>): Service {
  // Umami Cloud has changed where its script sends data; the attribute keeps the policy valid.
  const host = server ?? 'https://gateway.umami.is';
  return {
    src: `${withoutSlash(server ?? 'https://cloud.umami.is')}/script.js`,
    data: { 'website-id': website, 'host-url': withoutSlash(host) },
    connect: [host],
    kilobytes: 3,
  };
}

function createMatomo({ server, site, cookies }: NonNullable<Analytics['matomo']>): Service {
  const address = withoutSlash(server);
  const calls = [
    ...(cookies ? [] : [['disableCookies']]),
    ['setTrackerUrl', `${address}/matomo.php`],
    ['setSiteId', site],
    ['trackPageView'],
    ['enableLinkTracking'],
  ];
  return {
    src: `${address}/matomo.js`,
    setup: [`window._paq = ${JSON.stringify(calls)};`],
    connect: [server],
    // Matomo sends data as the address of an image where it cannot send it otherwise.
    images: [server],
    kilobytes: 24,
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function toOrigins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
