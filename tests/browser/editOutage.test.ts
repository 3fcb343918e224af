import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edited, openPage, preview, save, selectSection, startEditor } from './editFixture.ts';

let edited: Edited;

const site = `site:
  name: Outage
  url: https://www.example.com
  description: A small site that is edited while its server comes and goes.
pages:
  /:
    title: Home of the site that goes away
    description: A page that is edited while its server is gone and comes back later.
    sections:
      - type: hero
        headline: Welcome
        eyebrow: Small
`;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': site });
});

afterAll(() => edited?.close());

test('keeps what is typed while edit is not running, and sends it when it runs again', async () => {
  const page = await openPage(edited, '/');
  await selectSection(page, 'Welcome');
  const headline = page.getByLabel('Headline').first();
  await headline.fill('Before');
  await preview(page).getByRole('heading', { level: 1, name: 'Before' }).waitFor();
  await edited.kill();
  const banner = page.getByRole('alert').getByText('is not running. Your text is kept here.');
  await banner.waitFor();
  expect(await page.getByText('All changes saved').count()).toBe(0);
  await headline.press('End');
  await headline.pressSequentially(' and after');
  await page.getByLabel('Eyebrow').first().fill('Typed meanwhile');
  expect(await headline.inputValue()).toBe('Before and after');
  await edited.restart();
  await preview(page).getByRole('heading', { level: 1, name: 'Before and after' }).waitFor();
  await banner.waitFor({ state: 'detached' });
  // The form that was open is open again.
  await expect.poll(() => page.getByLabel('Eyebrow').first().inputValue()).toBe('Typed meanwhile');
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    site.replace('Welcome', 'Before and after').replace('Small', 'Typed meanwhile'),
  );
  await page.close();
});

test('shows what was typed before the page on the canvas could, and sends it again after a proxy failed', async () => {
  const page = await edited.browser.newPage();
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/_edit/assets/preview.js*', (route) => mayLoad.then(() => route.continue()));
  await page.route('**/applyChange', (route) => route.fulfill({ status: 502 }), { times: 1 });
  // The page is not loaded before the script of the canvas is.
  await page.goto(edited.address, { waitUntil: 'commit' });
  await preview(page).locator('h1').waitFor();
  await selectSection(page, 'Before and after');
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/applyChange') && response.ok(),
  );
  await page.getByLabel('Headline').first().fill('Typed early');
  await (await answer).finished();
  load();
  await preview(page).getByRole('heading', { level: 1, name: 'Typed early' }).waitFor();
  await page.close();
});
