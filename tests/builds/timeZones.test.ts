import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environment } from '../environment.ts';
import { isLongRun } from '../isLongRun.ts';
import { copyReferenceSite } from '../referenceSite.ts';
import { contents } from './builds.ts';
import { CommandServer } from './CommandServer.ts';

/** Time zone and locale of machines, with names of the locale that not every system has installed. */
const machines = [
  { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
  { TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' },
  { TZ: 'America/Los_Angeles', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', LC_TIME: 'de_DE' },
  { TZ: 'Pacific/Chatham', LANG: 'ar_EG.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
].map((variables) => new CommandServer({ ...environment(), ...variables }));

const fixtures = 'tests/fixtures/sites';
const starters = 'create/starters';
const sites = [
  'reference',
  'tests/fixtures/times',
  ...(isLongRun
    ? [
        ...(await readdir(fixtures)).map((name) => `${fixtures}/${name}`),
        ...(await readdir(starters)).map((name) => `${starters}/${name}`),
      ]
    : [`${starters}/bilingual`, `${starters}/event`]),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-zones-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(sites)(
  'the bytes of %s do not depend on zone and locale of the machine',
  async (site) => {
    const root = join(folder, site.replaceAll('/', '-'));
    if (site === 'reference') copyReferenceSite(root);
    else await cp(site, root, { recursive: true });
    // Encoding pictures takes long, and is not under test.
    await cp('.blockwright/cache/images', join(root, '.blockwright/cache/images'), {
      recursive: true,
    }).catch(() => undefined);
    let first: Record<string, string> | undefined;
    for (const [index, machine] of machines.entries()) {
      const out = join(root, `out-${index}`);
      const result = await machine.run(['build', '--root', root, '--no-cache', '--out', out]);
      expect(result, result.stdout + result.stderr).toMatchObject({ status: 0 });
      const files = await contents(out);
      first ??= files;
      expect(Object.keys(files)).toEqual(Object.keys(first));
      for (const [path, content] of Object.entries(files))
        if (content !== first[path]) expect(content, path).toBe(first[path]);
    }
  },
);

describe('a time', () => {
  const read = async (path: string) =>
    (await contents(join(folder, 'tests-fixtures-times/out-1/client')))[path] ?? '';

  test('is shown as its author wrote it', async () => {
    for (const key of ['lamp', 'chair', 'stool', 'radio'])
      expect(await read(`blog/${key}/index.html`)).toContain('>May 4, 2026</time>');
    const home = await read('index.html');
    expect(home.match(/May 4, 2026/g)).toHaveLength(5);
    // The event with an offset is later on the same day.
    expect(home.indexOf('Early evening')).toBeLessThan(home.indexOf('Late evening'));
  });

  test('without an offset is in the time zone of the site', async () => {
    const feed = await read('blog/feed.xml');
    expect(Array.from(feed.matchAll(/<pubDate>(.*?)</g), ([, date]) => date)).toEqual([
      'Tue, 05 May 2026 06:30:00 GMT',
      'Mon, 04 May 2026 07:30:00 GMT',
      'Mon, 04 May 2026 07:30:00 GMT',
      'Mon, 04 May 2026 07:00:00 GMT',
    ]);
    expect(await read('blog/stool/index.html')).toContain(
      '"datePublished":"2026-05-04T00:30-07:00"',
    );
    expect(await read('index.html')).toContain(`&quot;end&quot;:${Date.UTC(2080, 4, 4, 7, 30)}`);
  });
});
