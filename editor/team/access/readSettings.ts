import { createPrivateKey } from 'node:crypto';

/** How `edit --serve` runs, from environment variables. */
export interface TeamSettings {
  /** The address that browsers use, such as `https://edit.example.com`. */
  origin: string;
  /** The secret that encrypts cookies and links. */
  secret: string;
  repository: string;
  /** The protected branch. */
  branch: string;
  /** Where pull requests are opened; guessed from the repository by default. */
  host: 'github' | 'gitlab' | 'gitea' | 'none' | undefined;
  /** Address of the host's API, where it does not follow from the address of the repository. */
  api: string | undefined;
  /** The password for git and the host of the repository. */
  token: string | undefined;
  /** The GitHub App that creates tokens instead, with its private key as PEM. */
  app: { id: string; key: string } | undefined;
  /** The folder for the clone, the change sets and the audit log. */
  data: string;
  openId: { issuer: string; id: string; secret: string } | undefined;
  github: { url: string; id: string; secret: string } | undefined;
  /** Sender of mailed links; undefined where mail does not log people in. */
  mailFrom: string | undefined;
}

/** The environment variables, which docs/team.md explains. */
export const teamVariables = [
  'BLOCKWRIGHT_ADDRESS',
  'BLOCKWRIGHT_SECRET',
  'BLOCKWRIGHT_REPOSITORY',
  'BLOCKWRIGHT_BRANCH',
  'BLOCKWRIGHT_HOST',
  'BLOCKWRIGHT_API',
  'BLOCKWRIGHT_REPOSITORY_TOKEN',
  'BLOCKWRIGHT_DATA',
  'BLOCKWRIGHT_OIDC_ISSUER',
  'BLOCKWRIGHT_OIDC_ID',
  'BLOCKWRIGHT_OIDC_SECRET',
  'BLOCKWRIGHT_GITHUB_URL',
  'BLOCKWRIGHT_GITHUB_ID',
  'BLOCKWRIGHT_GITHUB_SECRET',
  'BLOCKWRIGHT_GITHUB_APP_ID',
  'BLOCKWRIGHT_GITHUB_APP_KEY',
  'MAIL_FROM',
  'MAIL_API_KEY',
] as const;

/** Reads the settings, and lists what is wrong with them. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): {
  settings: TeamSettings;
  problems: string[];
} {
  const read = (name: (typeof teamVariables)[number]) => env[name]?.trim() || undefined;
  const problems: string[] = [];
  const need = (name: (typeof teamVariables)[number], meaning: string) => {
    const value = read(name);
    if (value === undefined) problems.push(`${name} is not set: ${meaning}.`);
    return value ?? '';
  };
  const address = need(
    'BLOCKWRIGHT_ADDRESS',
    'the address of the editor, https://edit.example.com',
  );
  const { origin = '', protocol, hostname } = parseAddress(address) ?? {};
  const isLocal = isThisComputer(hostname);
  if (address && (!origin || address.replace(/\/$/, '') !== origin))
    problems.push('BLOCKWRIGHT_ADDRESS must be an address without a path.');
  else if (address && protocol !== 'https:' && !isLocal)
    problems.push('BLOCKWRIGHT_ADDRESS must begin with https://, because people log in.');
  const secret = need('BLOCKWRIGHT_SECRET', 'write the output of `openssl rand -base64 32` there');
  if (secret && secret.length < 32)
    problems.push('BLOCKWRIGHT_SECRET must have at least 32 characters.');
  const repository = need('BLOCKWRIGHT_REPOSITORY', 'the address of the git repository');
  const host = read('BLOCKWRIGHT_HOST');
  if (host && !/^(?:github|gitlab|gitea|none)$/.test(host))
    problems.push('BLOCKWRIGHT_HOST must be github, gitlab, gitea or none.');
  const api = read('BLOCKWRIGHT_API')?.replace(/\/$/, '');
  const isSafe = (value: string) => {
    const url = parseAddress(value);
    return url?.protocol === 'https:' || isThisComputer(url?.hostname);
  };
  if (api && !isSafe(api))
    problems.push('BLOCKWRIGHT_API must begin with https://, because it receives the token.');
  const readClient = (name: 'OIDC' | 'GITHUB') => ({
    id: need(`BLOCKWRIGHT_${name}_ID`, 'the login needs its client id'),
    secret: need(`BLOCKWRIGHT_${name}_SECRET`, 'the login needs its client secret'),
  });
  const issuer = read('BLOCKWRIGHT_OIDC_ISSUER');
  const hasGithub = read('BLOCKWRIGHT_GITHUB_ID') ?? read('BLOCKWRIGHT_GITHUB_SECRET');
  const hasApp = read('BLOCKWRIGHT_GITHUB_APP_ID') ?? read('BLOCKWRIGHT_GITHUB_APP_KEY');
  const app = hasApp
    ? {
        id: need('BLOCKWRIGHT_GITHUB_APP_ID', 'the id of the GitHub App'),
        key: decodeKey(need('BLOCKWRIGHT_GITHUB_APP_KEY', 'its private key, as base64')),
      }
    : undefined;
  if (app && read('BLOCKWRIGHT_REPOSITORY_TOKEN'))
    problems.push('Set BLOCKWRIGHT_REPOSITORY_TOKEN or BLOCKWRIGHT_GITHUB_APP_ID, not both.');
  if (app?.key && !isPrivateKey(app.key))
    problems.push(
      'BLOCKWRIGHT_GITHUB_APP_KEY is no private key: write the output of `base64` there.',
    );
  const settings: TeamSettings = {
    origin,
    secret,
    repository,
    branch: read('BLOCKWRIGHT_BRANCH') ?? 'main',
    host: host as TeamSettings['host'],
    api,
    token: read('BLOCKWRIGHT_REPOSITORY_TOKEN'),
    app,
    data: read('BLOCKWRIGHT_DATA') ?? '.blockwright/team',
    openId: issuer ? { issuer, ...readClient('OIDC') } : undefined,
    github: hasGithub
      ? { url: read('BLOCKWRIGHT_GITHUB_URL') ?? 'https://github.com', ...readClient('GITHUB') }
      : undefined,
    mailFrom: read('MAIL_FROM') ?? (isLocal ? 'editor@localhost' : undefined),
  };
  if (read('MAIL_FROM') && !isLocal)
    need('MAIL_API_KEY', 'the mail service that sends links needs its key');
  for (const name of ['BLOCKWRIGHT_OIDC_ISSUER', 'BLOCKWRIGHT_GITHUB_URL'] as const)
    if (!isSafe(read(name) ?? 'https://localhost'))
      problems.push(`${name} must begin with https://, because people log in there.`);
  if (!settings.openId && !settings.github && !settings.mailFrom)
    problems.push(
      'No login is set up: set BLOCKWRIGHT_OIDC_ISSUER, BLOCKWRIGHT_GITHUB_ID or MAIL_FROM.',
    );
  return { settings, problems };
}

function isThisComputer(hostname: string | undefined): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Returns a key as PEM; files of environment variables keep it as base64, on one line. */
function decodeKey(key: string): string {
  return key.startsWith('-----') ? key : Buffer.from(key, 'base64').toString('utf8');
}

function isPrivateKey(key: string): boolean {
  try {
    return createPrivateKey(key).type === 'private';
  } catch {
    return false;
  }
}

function parseAddress(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
