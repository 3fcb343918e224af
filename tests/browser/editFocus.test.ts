import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edited, openPage, openPane, preview, startEditor } from './editFixture.ts';

const describe = (name: string) => `    title: ${name} of a small site with a keyboard
    description: A page that somebody edits without a mouse, long enough for a description.
    sections:
      - type: hero
        headline: ${name} is here
      - type: cta
        title: Talk to us
        text: We answer within a day.
        actions: [{ label: Begin, to: / }]
`;

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({
    'pages.yaml': `site: { name: Keys, url: https://www.example.com, description: A small site that is edited without a mouse. }
pages:
  /:
${describe('Home')}  /first:
${describe('First')}  /second:
${describe('Second')}`,
    'data/cities.schema.yaml': `type: object
title: City
required: [name]
properties: { name: { type: string } }
`,
    'data/cities.yaml': 'oslo: { name: Oslo }\n',
  });
  page = await openPage(edited, '/');
});

afterAll(() => edited?.close());

/** The name of what has the focus: its label, or its text. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing';
    const { ariaLabel, labels, textContent } = activeElement as HTMLInputElement;
    return ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '';
  });

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Gives the focus to a button or row by the keyboard's means, and presses Enter. */
async function enter(selector: string) {
  await page.locator(selector).first().focus();
  await press('Enter');
}

const dialogIsOpen = () => page.getByRole('dialog').waitFor();
const dialogIsClosed = () => page.getByRole('dialog').waitFor({ state: 'detached' });

/** Opens the menu of the page that is open, and chooses an action, all by keyboard. */
async function choose(action: string) {
  await enter('.pages .menu-button');
  await page.getByRole('menu').waitFor();
  await press(...action.slice(0, 2), 'Enter');
  await page.getByRole('dialog', { name: `${action} page` }).waitFor();
}

test('Enter on a row leads to the first field of its form, Escape and F6 lead back', async () => {
  await enter('.pages [role="row"]:has-text("First")');
  await expect.poll(focused).toContain('Title');
  await page.getByRole('heading', { level: 2, name: /^First/ }).waitFor();
  await press('Escape');
  await expect.poll(focused).toMatch(/^First of a small site/);
  // The row of the open page leads to the form too.
  await press('Enter');
  await expect.poll(focused).toContain('Title');
  await enter('.sections .sortable .row:has-text("Hero")');
  await expect.poll(focused).toContain('Headline');
  await press('Escape');
  await expect.poll(focused).toContain('Hero: First is here');
  await press('F6', 'F6');
  await expect.poll(focused).toContain('Headline');
  await press('Shift+F6', 'Shift+F6');
  await expect.poll(focused).toContain('Hero: First is here');
});

/** Holds back the script of the next page on the canvas; returns what lets it load. */
async function holdScript() {
  let load = () => {};
  const isLoaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(
    '**/_edit/assets/preview.js*',
    async (route) => {
      await isLoaded;
      await route.continue();
    },
    { times: 1 },
  );
  return load;
}

test('F6 leads past a page whose script is still loading, and into it once it is there', async () => {
  const load = await holdScript();
  await enter('.pages [role="row"]:has-text("Second")');
  await expect.poll(focused).toContain('Title');
  await press('Escape');
  await expect.poll(focused).toMatch(/^Second of a small site/);
  await press('F6');
  await expect.poll(focused).toBe('Page content');
  expect(await page.evaluate('document.activeElement.role')).toBe('group');
  await press('F6');
  await expect.poll(focused).toContain('Title');
  await press('Shift+F6');
  load();
  await expect
    .poll(() => page.evaluate('document.activeElement.title'))
    .toBe('Preview of the page');
  await press('F6');
  await expect.poll(focused).toContain('Title');
  await enter('.pages [role="row"]:has-text("First")');
  await page.getByRole('heading', { level: 2, name: /^First/ }).waitFor();
});

test('a click on a page whose script is still loading opens its text once it is there', async () => {
  const load = await holdScript();
  await enter('.pages [role="row"]:has-text("Second")');
  await preview(page).getByText('Second is here').click();
  await preview(page).getByRole('link', { name: 'Begin' }).click();
  load();
  await preview(page).locator('[data-edit-open]', { hasText: 'Begin' }).waitFor();
  await press('Escape');
  await enter('.pages [role="row"]:has-text("First")');
  await page.getByRole('heading', { level: 2, name: /^First/ }).waitFor();
});

test('a dialog of a page returns the focus to its menu, or to the row in its place', async () => {
  for (const action of ['Duplicate', 'Rename', 'Delete']) {
    await choose(action);
    await press('Escape');
    await dialogIsClosed();
    await expect.poll(focused).toBe('Actions for /first');
  }
  await choose('Rename');
  await page.getByRole('dialog').getByLabel('Address').fill('/renamed');
  await press('Enter');
  await dialogIsClosed();
  await expect.poll(focused).toBe('Actions for /renamed');
  await choose('Duplicate');
  await page.getByRole('dialog').getByLabel('Address').fill('/copy');
  await press('Enter');
  await dialogIsClosed();
  await expect.poll(focused).toBe('Actions for /copy');
  await choose('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await press('Enter');
  await dialogIsClosed();
  await expect.poll(focused).toMatch(/^Second of a small site/);
});

test.each(['Add page', 'Add section', 'Changes'])(
  'the window of “%s” returns the focus to its button',
  async (name) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await press('Enter');
    await dialogIsOpen();
    await press('Escape');
    await dialogIsClosed();
    await expect.poll(focused).toBe(name);
  },
);

test('what is added has the focus in its form, and a text on the page leaves it to its section', async () => {
  await enter('.tree button:has-text("Add page")');
  await dialogIsOpen();
  await page.keyboard.type('Our garden');
  await press('Tab', 'Tab');
  await page.keyboard.type(
    'A garden with orange trees, where breakfast is served every day from eight.',
  );
  await press('Tab', 'Enter');
  await dialogIsClosed();
  await expect.poll(focused).toContain('Title');
  await enter('.sections button:has-text("Add section")');
  await dialogIsOpen();
  await page.keyboard.type('quote');
  await page.getByRole('dialog').locator('.gallery .row').first().waitFor();
  await enter('.gallery .row');
  await dialogIsClosed();
  await expect.poll(focused).toContain('Text');
  await press('Escape', 'F6');
  const inCanvas = () => preview(page).locator(':focus');
  await expect.poll(() => inCanvas().getAttribute('data-edit-section')).toBe('1');
  await press('Enter');
  await preview(page).locator('[data-edit-open]').waitFor();
  await press('Escape');
  await expect.poll(() => inCanvas().getAttribute('data-edit-section')).toBe('1');
  await enter('.pages [role="row"]:has-text("Second")');
  await page.getByRole('heading', { level: 2, name: /^Second/ }).waitFor();
});

test('the target of a link returns the focus to the text', async () => {
  await enter('.sections .sortable .row:has-text("Call to action")');
  await expect.poll(focused).toContain('Title');
  const link = page
    .locator('.inspector')
    .getByRole('button', { name: 'Link', exact: true })
    .first();
  await link.focus();
  await press('Enter');
  await page.locator('.link-target input:focus').waitFor();
  await press('Escape');
  await page.locator('.link-target').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Link');
});

test('new, renamed and deleted rows have the focus in their form', async () => {
  await openPane(page, 'Site');
  await enter('.contents .row:has-text("Cities")');
  await page.getByRole('heading', { name: 'Cities' }).waitFor();
  await page.getByRole('button', { name: 'New city' }).focus();
  await press('Enter');
  await dialogIsOpen();
  await page.keyboard.type('Bergen');
  await press('Enter');
  await dialogIsClosed();
  await expect.poll(focused).toContain('Name');
  await page.getByRole('button', { name: 'Rename' }).focus();
  await press('Enter');
  await dialogIsOpen();
  await page.keyboard.type('bodo');
  await press('Enter');
  await dialogIsClosed();
  await expect.poll(focused).toBe('Rename');
  await page.locator('.inspector').getByRole('button', { name: 'Delete' }).focus();
  await press('Enter');
  await page.getByRole('heading', { name: 'Cities' }).waitFor();
  await expect.poll(focused).not.toBe('nothing');
});

test('a window that React clears away late leads to the form, or returns the focus to its button', async () => {
  // A slow machine shows frames before React's tasks.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    const post = postMessage as (this: MessagePort, message: unknown) => void;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 200);
    };
    Object.assign(window, {
      endDelay: () => Object.assign(MessagePort.prototype, { postMessage }),
    });
  });
  await openPane(page, 'Pages');
  await enter('.tree button:has-text("Add page")');
  await dialogIsOpen();
  await page.keyboard.type('Our kitchen');
  await page.getByRole('dialog').getByLabel('Description').fill('What we cook and for whom.');
  await press('Tab', 'Enter');
  await dialogIsClosed();
  await expect.poll(focused).toContain('Title');
  await openPane(page, 'Forms');
  await enter('.contents button:has-text("New form")');
  await dialogIsOpen();
  await page.keyboard.type('Orders');
  await press('Enter');
  await dialogIsClosed();
  await expect.poll(focused).toBe('New form');
  await page.evaluate('endDelay()');
});

test('Enter on a form leads to its first field, however late its content arrives', async () => {
  await openPane(page, 'Site');
  await enter('.contents .row:has-text("Words")');
  await expect.poll(focused).toContain('Add ');
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/state?**', async (route) => {
    await isSent;
    await route.continue();
  });
  const request = page.waitForRequest('**/api/state?**');
  await openPane(page, 'Forms');
  await enter('.contents .row:has-text("Orders")');
  await request;
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
  send();
  await expect.poll(focused).toContain('Recipients');
  await page.unroute('**/api/state?**');
});

test('the page that is opened last stays open when the answer with an earlier one arrives', async () => {
  await openPane(page, 'Pages');
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const address = '**/api/page?*our-garden*';
  await page.route(address, async (route) => {
    await isSent;
    await route.continue();
  });
  const late = page.waitForResponse(address);
  const request = page.waitForRequest(address);
  await enter('.pages [role="row"]:has-text("Our garden")');
  await request;
  // The form is still that of the page before.
  await press('Enter');
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))');
  expect(await focused()).toMatch(/^Our garden/);
  await enter('.pages [role="row"]:has-text("Second")');
  await page.getByRole('heading', { level: 2, name: /^Second/ }).waitFor();
  await expect.poll(focused).toContain('Title');
  await press('Escape');
  await expect.poll(focused).toMatch(/^Second of a small site/);
  send();
  await (await late).finished();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))');
  expect(await page.getByRole('heading', { level: 2, name: /^Second/ }).count()).toBe(1);
  expect(await focused()).toMatch(/^Second of a small site/);
  await page.unroute(address);
});
