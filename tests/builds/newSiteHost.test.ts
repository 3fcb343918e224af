import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hostNames } from '../../features/hosts/hostNames.ts';

// Plain JavaScript without types, as `npm create` runs it.
const { createSite } = await import(join(process.cwd(), 'create/createSite.mjs'));
const { hosts: offered } = await import(join(process.cwd(), 'create/hosts.mjs'));

test('a new site names one of the hosts, and Cloudflare is Workers', async () => {
  expect(Object.keys(offered).sort()).toEqual([...hostNames].sort());
  const parent = await mkdtemp(join(tmpdir(), 'blockwright-newSiteHost-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const create = (name: string, host?: string) =>
    createSite({
      folder: join(parent, name),
      name: 'Site',
      url: 'https://www.example.com',
      starter: 'blank',
      ...(host && { host }),
      engine: async () => ({ blockwright: '1.0.0' }),
    });
  await create('cloudflare', 'cloudflare');
  const read = (name: string) => readFile(join(parent, name, 'pages.yaml'), 'utf8');
  expect(await read('cloudflare')).toContain(
    '  url: "https://www.example.com"\n  host: cloudflare-workers\n',
  );
  await create('later');
  expect(await read('later')).not.toContain('  host:');
  await expect(create('other', 'geocities')).rejects.toThrow(/^Unknown host "geocities"/);
});
