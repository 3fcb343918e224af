import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importSite } from '../../features/move/import/importSite.ts';
import { samplePicture } from './sites/samplePicture.ts';
import { type RunningSite, serveSite } from './sites/serveSite.ts';

let root: string;
let site: RunningSite;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-uploads-'));
  const picture = await samplePicture('#2a6');
  site = await serveSite((address) => {
    if (address === '/robots.txt')
      return {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /blog/wp-content/private',
      };
    if (address.endsWith('/one.jpg'))
      return { headers: { 'content-type': 'image/jpeg' }, body: picture };
    if (address.endsWith('/two.jpg'))
      return { status: 302, headers: { location: '/blog/wp-content/uploads/one.jpg' } };
    return undefined;
  });
  writeFileSync(
    join(root, 'pages.yaml'),
    'site: { name: Site, url: https://www.example.com, locale: en, description: A site. }\npages: {}\n',
  );
  const base = `${site.url}/blog`;
  const file = (id: number, path: string) =>
    `<item><title>f</title><link>${base}/f${id}</link><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${base}/wp-content/${path}</wp:attachment_url></item>`;
  writeFileSync(
    join(root, 'export.xml'),
    `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>${base}</link>
<item><title>Walk</title><link>${base}/walk/</link><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date>2024-05-04 10:00:00</wp:post_date>
<content:encoded><![CDATA[<p>We walk far.</p><img src="${base}/wp-content/uploads/one-300x200.jpg" alt="One"><img src="${base}/wp-content/uploads/two.jpg"><img src="${base}/wp-content/uploads/gone.jpg"><img src="${base}/wp-content/private/no.jpg">]]></content:encoded></item>
${file(2, 'uploads/one.jpg')}${file(3, 'uploads/two.jpg')}${file(4, 'uploads/gone.jpg')}${file(5, 'private/no.jpg')}</channel></rss>`,
  );
});
afterEach(async () => {
  await site.close();
  rmSync(root, { recursive: true, force: true });
});

async function run(values: Record<string, boolean>): Promise<string> {
  const printed: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    await importSite({
      root,
      positionals: [join(root, 'export.xml')],
      values: { all: true, ...values },
    });
  } finally {
    spy.mockRestore();
  }
  return printed.join('');
}

test('pictures at the old host are counted without the option', async () => {
  const printed = await run({});
  expect(printed).toContain(
    'A picture or file that is only at the old host: left out: --fetch-pictures fetches it (4)\n',
  );
  expect(printed).not.toContain('does not exist');
  expect(site.asked.size).toBe(0);
  expect(existsSync(join(root, 'public'))).toBe(false);
});

test('pictures are fetched from the old host, as its robots.txt allows, each once', async () => {
  const printed = await run({ 'fetch-pictures': true });
  expect(existsSync(join(root, 'public/wp-content/uploads/one.jpg'))).toBe(true);
  const text = readFileSync(join(root, 'data/posts/walk.md'), 'utf8');
  // Both are the same picture.
  expect(text.match(/!\[.*\]\(\/wp-content\/uploads\/one\.jpg\)/g)).toHaveLength(2);
  expect(printed).toContain('left out: the site answers with status 404');
  expect(printed).toContain('left out: robots.txt forbids it');
  // Each is noted once, with its reason.
  expect(printed).toContain('3 places to look at');
  expect(printed).not.toContain('does not exist');
  expect([...site.asked.keys()]).not.toContain('/blog/wp-content/private/no.jpg');
  expect(existsSync(join(root, '.blockwright/import/journal'))).toBe(false);
});
