import { secret } from './createAttackedPackage.ts';

/** Whether a body contains the secret, as plain text or in an encoding that a bundler uses. */
export function containsSecret(body: string): boolean {
  return forms.some((form) => body.includes(form));
}

/** Returns paths that try to read the secrets of the site in `root`. */
export function createSecretPaths(root: string): string[] {
  return secrets.flatMap((path) => spellings.map((spell) => spell(path, root)));
}

const forms = [
  secret,
  encodeURIComponent(secret),
  // The base64 form of a text depends on its offset in the file.
  ...[0, 1, 2].map((offset) => {
    const text = Buffer.from(`${' '.repeat(offset)}${secret}`).toString('base64');
    return text.slice(4, -4);
  }),
];

const secrets = [
  '/.blockwright/backend/secrets.json',
  '/.blockwright/backend/journal.ndjson',
  '/.blockwright/edit/notes.json',
  '/.env',
  '/.env.local',
  '/.env.functions',
  '/.git/config',
  '/.npmrc',
  '/key.pem',
  '/../outside.txt',
];

type Spelling = (path: string, root: string) => string;

const spellings: Spelling[] = [
  (path) => path,
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}%00`,
  (path) => `${path}%00.png`,
  (path) => `${path};.png`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/.', '/%2e'),
  (path) => path.replaceAll('/.', '/%252e'),
  (path) => path.replaceAll('/.', '/%c0%ae'),
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  (path) => path.replaceAll('/', '%5c').replace('%5c', '/'),
  (path) => `/about/..${path}`,
  (path) => `/images/..%2f..${path}`,
  (path) => `/digits.txt/../..${path}`,
  (path) => `/images/....//....//..${path}`,
  (path) => `/assets/%2e%2e/%2e%2e${path}`,
  (path) => `/..${path}`,
  (path) => `/../..${path}`,
  (path) => `/..%2f..%2f..${path}`,
  (path) => `http://localhost${path}`,
  (path) => `/public/..${path}`,
  ...['raw', 'raw??', 'import&raw??', 'url', 'url&inline', 'inline&import', 'import', 'worker'].map(
    (query): Spelling =>
      (path) =>
        `${path}?${query}`,
  ),
  (path) => `${path}?.svg?.wasm?init`,
  (path, root) => `/@fs${root}${path}`,
  (path, root) => `/@fs/${root}${path}`,
  (path, root) => `/@fs${root}/public/..${path}`,
  (path, root) => `/@fs${root}/renderer/%2e%2e${path}`,
  (path, root) => `/@fs${root}${path}?raw`,
  (path, root) => `/@fs${root}${path}?import&raw??`,
  (path, root) => `/@fs${root}${path}?inline&import`,
  (path, root) => `/@fs${root}${path}?.svg?.wasm?init`,
  (path, root) => `/@fs${root}/renderer/#/../..${path}`,
  (path, root) => `/@fs${root}${path}/.`,
  (path, root) => `/@id/${root}${path}`,
  (path, root) => `/@id/__x00__${root}${path}`,
  (path, root) => `${root}${path}`,
];
