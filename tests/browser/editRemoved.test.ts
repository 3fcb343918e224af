import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type Edited,
  openPage,
  openPane,
  preview,
  save,
  selectSection,
  startEditor,
} from './editFixture.ts';

const describe = (name: string) => `    title: ${name} of a small site that is edited
    description: A page that a colleague removes while somebody types, long enough for a description.
    sections:
      - type: hero
        headline: ${name} is here
`;

const manifest = `site: { name: Slips, url: https://www.example.com, description: A small site that two people edit. }
pages:
  /:
${describe('Home')}`;

const order = `title: Order
submit: Send
groups:
  - fields:
      - { name: email, label: Email, kind: email, required: true }
`;
const cities = 'oslo: { name: Oslo }\n';
const typed = ' than that, as ever';

const isLong = process.env.BLOCKWRIGHT_LONG === '1';

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({
    'pages.yaml': manifest,
    'pages/one.yaml': `pages:\n  /one:\n${describe('One')}  /kept:\n${describe('Kept')}`,
    'pages/two.yaml': `pages:\n  /two:\n${describe('Two')}  /other:\n${describe('Other')}`,
    'data/forms/order.yaml': order,
    'data/cities.yaml': cities,
    'data/cities.schema.yaml':
      'title: City\ntype: object\nproperties: { name: { type: string } }\n',
  });
});

afterEach(() => page?.close());
afterAll(() => edited?.close());

/** Types as a person does who does not look up. */
const typeOn = () => page.keyboard.type(typed, { delay: 30 });

/** Changes a file, and types once the server has seen the change, but before the page has. */
async function typeAfter(file: string, text: string) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/state**', async (route) => {
    await isReleased;
    await route.continue();
  });
  const request = page.waitForRequest('**/api/state**');
  await edited.change(file, text);
  await request;
  await typeOn();
  release();
  await page.unrouteAll({ behavior: 'wait' });
}

const refused = () => page.locator('.refused-text');

test('what is typed into a page that is removed meanwhile is in the bar, with the reason', async () => {
  page = await openPage(edited, '/');
  await page.locator('.tree .row', { hasText: '/one' }).click();
  await preview(page).getByText('One is here').waitFor();
  await selectSection(page, 'Hero');
  await page.getByLabel('Headline').first().press('End');
  await typeAfter('pages/one.yaml', `pages:\n  /kept:\n${describe('Kept')}`);
  await page.getByText('The page /one was removed elsewhere.').waitFor();
  await refused().getByText('Not applied: Headline. ').waitFor();
  expect(await refused().locator('textarea').inputValue()).toBe(`One is here${typed}`);
  await page.getByRole('button', { name: 'Drop this text' }).click();
  await page.getByText('All changes saved').waitFor();
});

test.runIf(isLong)(
  'a page that is removed after changes is asked about once the author pauses',
  async () => {
    page = await openPage(edited, '/');
    await page.locator('.tree .row', { hasText: '/two' }).click();
    await preview(page).getByText('Two is here').waitFor();
    await preview(page).getByRole('heading', { level: 1 }).click();
    await preview(page).locator('[data-edit-open]').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.getByText('Unsaved changes').waitFor();
    edited.write('pages/two.yaml', `pages:\n  /other:\n${describe('Other')}`);
    await typeOn();
    const dialog = page.getByRole('dialog', { name: 'Also changed elsewhere' });
    await dialog.getByText(`Headline: Two is here!${typed}`).waitFor();
    await dialog.getByRole('button', { name: 'All yours' }).click();
    await dialog.getByRole('button', { name: 'Use these' }).click();
    await save(page);
    expect(edited.read('pages/two.yaml')).toContain(`headline: Two is here!${typed}\n`);
    await page.getByLabel('Headline').first().press('End');
    await page.keyboard.type('?');
    await page.getByText('Unsaved changes').waitFor();
    edited.write('pages/two.yaml', `pages:\n  /other:\n${describe('Other')}`);
    await dialog.getByRole('button', { name: 'All theirs' }).click();
    await dialog.getByRole('button', { name: 'Use these' }).click();
    await page.getByText('The page /two was removed elsewhere.').waitFor();
    await page.locator('.tree .row', { hasText: '/two' }).waitFor({ state: 'detached' });
  },
);

const files = [
  {
    file: 'data/cities.yaml',
    text: cities,
    names: ['Cities 1', 'Oslo'],
    tab: undefined,
    label: 'Name',
    broken: `${cities}lund: { name: Lund\n`,
  },
  {
    file: 'data/forms/order.yaml',
    text: order,
    names: ['Order'],
    tab: 'Texts',
    label: 'Title',
    broken: `${order}title: Again\n`,
  },
];

test.each(files.slice(isLong ? 0 : 1))(
  'what is typed while $file breaks is in the bar, and the form says where',
  async ({ file, text, broken, names, tab, label }) => {
    page = await openPage(edited, '/');
    await openPane(page, file.startsWith('data/forms/') ? 'Forms' : 'Site');
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
    const openTab = async () => {
      if (tab) await page.locator('.inspector').getByRole('tab', { name: tab }).click();
    };
    await openTab();
    const field = page.locator('.inspector').getByLabel(label).first();
    await field.press('End');
    const before = await field.inputValue();
    await typeAfter(file, broken);
    await page.getByText('The form appears once the YAML is valid.').waitFor();
    await page.getByRole('button', { name: /^Show line / }).waitFor();
    await refused().getByText('This is not valid YAML').waitFor();
    expect(await refused().locator('textarea').inputValue()).toBe(before + typed);
    edited.write(file, text);
    await openTab();
    await field.waitFor();
    await page.getByRole('button', { name: 'Drop this text' }).click();
  },
);
