import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSettings, teamVariables } from './readSettings.ts';

const valid = {
  BLOCKWRIGHT_ADDRESS: 'https://edit.example.com/',
  BLOCKWRIGHT_SECRET: 'x'.repeat(32),
  BLOCKWRIGHT_REPOSITORY: 'https://github.com/example/site.git',
  BLOCKWRIGHT_OIDC_ISSUER: 'https://login.example.com',
  BLOCKWRIGHT_OIDC_ID: 'id',
  BLOCKWRIGHT_OIDC_SECRET: 'secret',
};

test('accepts complete settings', () => {
  const { settings, problems } = readSettings(valid);
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({ origin: 'https://edit.example.com', branch: 'main' });
});

test.each([
  [{ BLOCKWRIGHT_ADDRESS: undefined }, /BLOCKWRIGHT_ADDRESS is not set/],
  [{ BLOCKWRIGHT_ADDRESS: 'http://edit.example.com' }, /must begin with https/],
  [{ BLOCKWRIGHT_ADDRESS: 'https://example.com/edit' }, /without a path/],
  [{ BLOCKWRIGHT_SECRET: 'short' }, /at least 32/],
  [{ BLOCKWRIGHT_OIDC_SECRET: '' }, /BLOCKWRIGHT_OIDC_SECRET is not set/],
  [{ BLOCKWRIGHT_OIDC_ISSUER: '' }, /No login is set up/],
  [{ MAIL_FROM: 'a@example.com' }, /MAIL_API_KEY is not set/],
  [{ BLOCKWRIGHT_HOST: 'elsewhere' }, /BLOCKWRIGHT_HOST must be/],
  [{ BLOCKWRIGHT_OIDC_ISSUER: 'login' }, /BLOCKWRIGHT_OIDC_ISSUER must begin with https/],
  [{ BLOCKWRIGHT_OIDC_ISSUER: 'http://login.example.com' }, /because people log in there/],
  [{ BLOCKWRIGHT_GITHUB_URL: 'http://git.example.com' }, /BLOCKWRIGHT_GITHUB_URL must begin/],
  [{ BLOCKWRIGHT_GITHUB_APP_ID: '1' }, /BLOCKWRIGHT_GITHUB_APP_KEY is not set/],
  [
    { BLOCKWRIGHT_GITHUB_APP_ID: '1', BLOCKWRIGHT_GITHUB_APP_KEY: 'bm8ga2V5' },
    /BLOCKWRIGHT_GITHUB_APP_KEY is no private key/,
  ],
  [{ BLOCKWRIGHT_API: 'http://git.example.com/api' }, /BLOCKWRIGHT_API must begin with https/],
])('explains what is wrong with %j', (change, message) => {
  expect(readSettings({ ...valid, ...change }).problems.join('\n')).toMatch(message);
});

test('the guide names every variable, and no other', async () => {
  const guide = await readFile('docs/team.md', 'utf8');
  const named = new Set(guide.match(/\b(?:BLOCKWRIGHT|MAIL)_[A-Z_]+\b/g));
  expect([...named].sort()).toEqual([...teamVariables].sort());
});
