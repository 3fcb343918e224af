import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type Edited, openPage, preview, startEditor, waitForPreview } from './editFixture.ts';

const manifest = (headline: string) => `site: { name: Slips, url: https://www.example.com }
pages:
  /:
    title: A page that changes before it is connected
    description: A page of a small site that changes elsewhere, long enough for a description.
    sections:
      - type: hero
        headline: ${headline}
`;

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest('At first') });
});

afterEach(async () => {
  await page?.close();
  await edited.change('pages.yaml', manifest('At first'));
});
afterAll(() => edited?.close());

/** Holds the connection to the server back until the returned function is called. */
async function holdConnection(): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/@vite/client', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('the editor follows a change of a file that came before it was connected', async () => {
  page = await openPage(edited, '/');
  const connect = await holdConnection();
  await page.reload();
  await waitForPreview(page);
  await edited.change('pages.yaml', manifest('Changed'));
  connect();
  await preview(page).getByText('Changed').waitFor();
  await page.locator('.sections .row', { hasText: 'Changed' }).waitFor();
});

test('a page in a tab of its own follows a change that came before it was connected', async () => {
  page = await edited.browser.newPage();
  const connect = await holdConnection();
  await page.goto(new URL('/', edited.address).href);
  await page.getByText('At first').waitFor();
  await edited.change('pages.yaml', manifest('Changed'));
  connect();
  await page.getByText('Changed').waitFor();
});
