import { listPresets } from '../../renderer/sections/listPresets.ts';
import { presetFiles } from '../../renderer/sections/presetFiles.ts';

/** A site with a value in every kind of location, as plain data. */
export interface SampleFiles {
  'pages.yaml': { site: object; pages: Record<string, object> };
  'data/forms/contact.yaml': object;
}

/** A location in the sample: a file and a path. With `key`, the key is replaced instead of the value. */
export interface HostileLocation {
  file: keyof SampleFiles;
  path: (string | number)[];
  key?: boolean;
}

/** Creates the sample site. Its links, images and forms exist. */
export function createSampleFiles(): SampleFiles {
  const page = {
    title: 'An example of a site',
    description: 'A page that shows in a few words what the example is about',
  };
  const site = {
    name: 'Example',
    legalName: 'Example Inc.',
    tagline: 'An example',
    url: 'https://www.example.com',
    description: 'An example of a site',
    locale: 'en-US',
    currency: 'USD',
    email: 'hello@example.com',
    links: { booking: 'https://www.example.com/book' },
    social: { twitter: '@example' },
    organization: { sameAs: ['https://www.example.com/a'], slogan: 'Hello' },
    verification: { 'google-site-verification': 'abc' },
    head: {
      meta: { author: 'Ada' },
      links: [{ rel: 'me', to: 'https://www.example.com/me', title: 'Ada', hreflang: 'en' }],
    },
    analytics: {
      plausible: { domain: 'example.com', server: 'https://stats.example.com' },
      google: { id: 'G-ABC123DEF4' },
      tagManager: { id: 'GTM-ABC1234', connect: ['https://stats.example.com'] },
      clarity: { project: 'abcdef1234' },
      posthog: { key: 'phc_abc', server: 'https://stats.example.com' },
    },
    scripts: [
      {
        name: 'Count',
        src: 'https://stats.example.com/a.js?id=7',
        data: { site: 'abc' },
        images: ['https://stats.example.com'],
        stores: ['_count'],
        pages: ['/'],
      },
    ],
    consent: { privacy: 'https://www.example.com/privacy' },
    redirects: { '/old': '/' },
    header: { items: [{ label: 'Home', mobileLabel: 'Home', to: '/' }] },
    footer: {
      text: 'Hello',
      columns: [{ title: 'More', links: [{ label: 'Home', to: '/' }] }],
      legal: [{ label: 'Home', to: '/' }],
      note: 'Small print',
    },
    theme: {
      colors: { light: { text: '#10211f' }, dark: { text: 'white' } },
      fonts: {
        text: { family: 'Sample', file: '/fonts/figtree.woff2', weights: '400', fallback: 'serif' },
      },
      use: 'editorial',
      shadows: 'soft',
    },
  };
  const pages: SampleFiles['pages.yaml']['pages'] = {
    '/': {
      ...page,
      keywords: ['one'],
      breadcrumb: 'Home',
      canonical: '/',
      robots: 'index, follow',
      type: 'website',
      redirectFrom: ['/older'],
      publishAt: '2026-01-01',
      sections: [{ type: 'hero', headline: 'Hello' }],
    },
  };
  for (const type of Object.keys(presetFiles))
    pages[`/${type}`] = {
      ...page,
      sections: [{ id: 'sample', ...listPresets(type)[0]?.section }],
    };
  const form = {
    function: 'send-contact-email',
    title: 'Contact',
    text: 'Write to us',
    submit: 'Send',
    success: { title: 'Sent', text: 'Thank you' },
    noscript: 'Write to us',
    groups: [
      {
        title: 'You',
        fields: [
          {
            name: 'zip',
            label: 'ZIP code',
            kind: 'text',
            pattern: '^[0-9]{5}$',
            message: 'Wrong',
            placeholder: '12345',
            autocomplete: 'postal-code',
            hint: 'Five digits',
          },
          { name: 'size', label: 'Size', kind: 'select', choices: { small: 'Small' } },
        ],
      },
    ],
  };
  return { 'pages.yaml': { site, pages }, 'data/forms/contact.yaml': form };
}

/**
 * Returns the location of every text, and of every key in a mapping with free keys. Of locations that
 * one schema describes, such as the titles of the items of a list, it returns the first.
 */
export function findHostileLocations(files: SampleFiles): HostileLocation[] {
  const locations = new Map<string, HostileLocation>();
  const add = (location: HostileLocation) => {
    const name = nameSchema(location);
    if (!locations.has(name)) locations.set(name, location);
  };
  const visit = (
    file: HostileLocation['file'],
    value: unknown,
    path: HostileLocation['path'],
  ): void => {
    if (typeof value !== 'object' || value === null) {
      add({ file, path });
      return;
    }
    for (const [name, item] of Object.entries(value)) {
      const inner = [...path, Array.isArray(value) ? Number(name) : name];
      if (freeKeyMappings.has(String(path.at(-1)))) add({ file, path: inner, key: true });
      visit(file, item, inner);
    }
  };
  for (const [file, value] of Object.entries(files))
    visit(file as HostileLocation['file'], value, []);
  return [...locations.values()];
}

/** Names the schema of a location: the path without indexes, and outside of sections without the route. */
function nameSchema({ file, path, key = false }: HostileLocation): string {
  const isOfSection = path[2] === 'sections' && !['id', 'type'].includes(String(path[4]));
  const names = path.map((step, index) =>
    typeof step === 'number' || (index === 1 && path[0] === 'pages' && !isOfSection) ? '*' : step,
  );
  return JSON.stringify([file, names, key]);
}

const freeKeyMappings = new Set([
  'verification',
  'meta',
  'data',
  'links',
  'organization',
  'redirects',
  'choices',
  'pages',
]);

/** Returns a copy of the files with a hostile text at a location. */
export function insertHostileText(
  files: SampleFiles,
  { file, path, key }: HostileLocation,
  text: string,
): SampleFiles {
  const copy = structuredClone(files);
  let parent = copy[file] as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) parent = parent[step] as typeof parent;
  const last = path.at(-1) as string | number;
  if (key) {
    const value = parent[last];
    delete parent[last];
    Object.defineProperty(parent, text, { value, enumerable: true, configurable: true });
  } else parent[last] = text;
  return copy;
}
