import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edited, openPage, openPane, selectSection, startEditor } from './editFixture.ts';

let edited: Edited;

/** An SVG whose script would change the manifest if it ran in the editor's origin. */
const attack = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/>
<script>
fetch('/_edit/api/applyChange', { method: 'POST', body: JSON.stringify({
  text: { file: 'pages.yaml', content: 'PWNED' }, save: { withErrors: true } }) });
document.documentElement.setAttribute('data-ran', 'yes');
</script></svg>`;

const site = `site:
  name: Safety
  url: https://www.example.com
pages:
  /:
    title: Home of the safe site
    description: A page that is edited while the disk takes nothing more.
    sections:
      - type: hero
        headline: Welcome
        image: { src: /images/first.png, alt: A square }
`;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': site, 'public/images/attack.svg': attack });
});

afterAll(() => edited?.close());

test('does not run the script of an SVG in public/ in the origin of the editor', async () => {
  const page = await edited.browser.newPage();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(new URL('/images/attack.svg', edited.address).href);
  expect(await page.evaluate('document.documentElement.nodeName')).toBe('svg');
  expect(await page.evaluate('document.documentElement.dataset.ran')).toBeUndefined();
  expect(calls.filter((url) => url.includes('/_edit'))).toEqual([]);
  expect(edited.read('pages.yaml')).toBe(site);
  await page.close();
});

test('refuses to upload an SVG with a script, and says why', async () => {
  const page = await openPage(edited, '/');
  await openPane(page, 'Media');
  await page.getByLabel('Upload files').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(attack),
  });
  const status = page.getByRole('status').filter({ hasText: 'The drawing holds <script>' });
  await status.waitFor();
  expect(existsSync(join(edited.root, 'public/images/logo.svg'))).toBe(false);
  await page.close();
});

test('warns in the top bar while drafts cannot be stored', async () => {
  // A file in place of the folder simulates a disk that cannot be written to.
  await rm(join(edited.root, '.blockwright/edit'), { recursive: true, force: true });
  edited.write('.blockwright/edit', '');
  const page = await openPage(edited, '/');
  await selectSection(page, 'Welcome');
  await page.getByLabel('Headline').first().fill('Typed on a full disk');
  const alert = page.getByRole('alert').getByText('could not be stored');
  await alert.waitFor();
  await page.reload();
  await page.getByText('Unsaved changes', { exact: true }).waitFor();
  await alert.waitFor();
  await rm(join(edited.root, '.blockwright/edit'));
  await alert.waitFor({ state: 'detached' });
  expect(edited.read('.blockwright/edit/session.log')).toContain('Typed on a full disk');
  await page.close();
});
