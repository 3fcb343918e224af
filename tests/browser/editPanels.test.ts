import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Edited,
  moveByKeyboard,
  openPage,
  openPane,
  preview,
  save,
  sectionLabels,
  startEditor,
  violations,
} from './editFixture.ts';

const manifest = `# A site with content of every kind.
site:
  name: Example # the only place
  url: https://www.example.com
  description: A small site with collections, articles and a form, which authors edit in panels.
  header:
    items:
      - { label: Home, to: / } # first

pages:
  /:
    title: A small site with everything
    description: The home page of a small site with collections, articles and a form, for tests.
    sections:
      - type: hero
        headline: Hello there
  /blog/{{ article.key }}:
    each: { article: articles }
    title: "{{ article.title }}"
    description: "{{ article.title }}: an article of a small site for tests, long enough to be one."
    sections:
      - type: article
        title: "{{ article.title }}"
        text: "{{ article.body }}"
`;

const files = {
  'pages.yaml': manifest,
  'data/cities.yaml':
    '# every city\noslo:\n  name: Oslo # in Norway\n  country: FI\n\n# and more\nbergen:\n  name: Bergen\n  country: FI\n',
  'data/cities.schema.yaml':
    'title: City\ntype: object\nadditionalProperties: false\nrequired: [name, country]\nproperties:\n  name: { type: string, minLength: 1 }\n  country: { enum: [FI, SE] }\n',
  'data/articles.schema.yaml':
    'title: Article\ntype: object\nrequired: [title]\nproperties:\n  title: { type: string, minLength: 1 }\n  date: { type: string, format: moment }\n',
  'data/articles/boots.md': '---\n# written in spring\ntitle: Boots\n---\n\nGood *boots*.\n',
};

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor(files);
  page = await openPage(edited, '/');
});

afterAll(() => edited?.close());

test('proposes the address of a new page from its title, and creates it without errors', async () => {
  await openPane(page, 'Pages');
  await press('Add page');
  await page.keyboard.type('Über uns');
  expect(await page.getByLabel('Address').inputValue()).toBe('/ueber-uns');
  expect(await violations(page)).toEqual([]);
  const description = 'Who makes this small site, and why, in a description of a good length.';
  await page.getByRole('dialog').getByLabel('Description').fill(description);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await preview(page).getByRole('heading', { name: 'Über uns' }).waitFor();
  await page.getByText('/ueber-uns').first().waitFor();
  expect(await page.locator('.problem-count [data-severity="error"]').count()).toBe(0);
  const starts = page.getByRole('region', { name: 'Begin this page' });
  expect(await violations(page)).toEqual([]);
  await starts.getByRole('button', { name: /^Landing page/ }).click();
  await starts.waitFor({ state: 'detached' });
  await preview(page).getByRole('heading', { level: 1, name: 'Über uns' }).waitFor();
  expect(await sectionLabels(page)).toHaveLength(4);
  expect(await page.locator('.problem-count [data-severity="error"]').count()).toBe(0);
  // It was one step.
  await press('Undo');
  await starts.waitFor();
  await press('Undo');
  await page.locator('.tree .row', { hasText: '/ueber-uns' }).waitFor({ state: 'detached' });
});

test('shows a named style on the page at a click, and takes it back', async () => {
  await choose('Colours and shapes');
  const face = () =>
    preview(page)
      .locator('h1')
      .evaluate((title) => getComputedStyle(title).fontFamily);
  const usual = await face();
  const style = page.getByRole('button', { name: 'poster' });
  await style.click();
  await expect.poll(face).toContain('Anton');
  expect(await style.getAttribute('aria-pressed')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await press('Undo');
  await expect.poll(face).toBe(usual);
  expect(await style.getAttribute('aria-pressed')).toBe('false');
});

test('finds a text in a row, opens its field, and fixes a problem', async () => {
  await openPane(page, 'Pages');
  const search = page.getByLabel('Search pages and content');
  await search.fill('osl');
  await page.getByRole('button', { name: 'City: Oslo' }).click();
  await expect
    .poll(() => page.getByLabel('Name').evaluate((field) => field.matches(':focus')))
    .toBe(true);
  await page.getByLabel('Replace with').fill('Bodø');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Replace here' }).click();
  await page.getByText('No text contains these words').waitFor();
  await page.getByRole('heading', { name: 'City: Bodø' }).waitFor();
  await press('Undo');
  await page.getByRole('heading', { name: 'City: Oslo' }).waitFor();
  await search.fill('');
  edited.write('pages.yaml', manifest.replace('headline: Hello there', 'headlin: Hello there'));
  await page.locator('.problem-count').click();
  const problem = page.locator('.problems li', { hasText: 'A small site with everything › Hero' });
  await problem.getByRole('button', { name: 'Fix' }).first().click();
  await problem.waitFor({ state: 'detached' });
  await press('Close the list of problems');
  await save(page);
  expect(edited.read('pages.yaml')).toBe(manifest);
});

test('moves, adds, duplicates and deletes rows of a collection', async () => {
  await choose(/^Cities/);
  await page.getByRole('button', { name: 'Move Bergen' }).focus();
  await moveByKeyboard(page, 'ArrowUp');
  await expect.poll(rowTitles).toEqual(['Bergen', 'Oslo']);
  await save(page);
  const moved = edited.read('data/cities.yaml');
  expect(moved).toMatch(/^# and more\nbergen:[^#]*\n\n# every city\noslo:\n {2}name: Oslo # in/);
  await press('New city');
  await page.keyboard.type('Málaga');
  expect(await page.getByLabel('Short name').inputValue()).toBe('malaga');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'City: Málaga' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await save(page);
  const added = `${moved}\nmalaga:\n  name: Málaga\n  country: FI\n`;
  expect(edited.read('data/cities.yaml')).toBe(added);
  await press('Duplicate');
  await page.keyboard.type('Lund');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'City: Lund' }).waitFor();
  await save(page);
  expect(edited.read('data/cities.yaml')).toBe(`${added}\nlund:\n  name: Lund\n  country: FI\n`);
  await press('Delete');
  await expect.poll(rowTitles).toEqual(['Bergen', 'Oslo', 'Málaga']);
  await save(page);
  expect(edited.read('data/cities.yaml')).toBe(added);
});

test('writes, adds and deletes articles in Markdown files', async () => {
  await choose(/^Articles/);
  await page.locator('.inspector').getByRole('button', { name: 'Boots' }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'Boots' }).waitFor();
  const text = page.getByLabel('Text');
  await text.press('Control+End');
  await page.keyboard.type('\n\nAnd [shoes](/).', { delay: 20 });
  await preview(page).getByRole('link', { name: 'shoes' }).waitFor();
  await page.getByLabel('Title').press('End');
  await page.keyboard.type('!');
  await preview(page).getByRole('heading', { level: 1, name: 'Boots!' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await save(page);
  const boots = files['data/articles/boots.md'].replace('Boots', 'Boots!');
  expect(edited.read('data/articles/boots.md')).toBe(`${boots}\nAnd [shoes](/).\n`);
  await page.getByLabel('Above this form').getByRole('button', { name: 'Articles' }).click();
  await press('New article');
  await page.keyboard.type('Rain coats');
  await page.keyboard.press('Enter');
  await preview(page).getByRole('heading', { level: 1, name: 'Rain coats' }).waitFor();
  expect(existsSync(join(edited.root, 'data/articles/rain-coats.md'))).toBe(false);
  await save(page);
  expect(edited.read('data/articles/rain-coats.md')).toBe(
    '---\ntitle: Rain coats\n---\n\nRain coats\n',
  );
  await press('Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').filter({ hasText: 'rain-coats' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.locator('.inspector').getByRole('button', { name: 'Boots!' }).waitFor();
  await save(page);
  expect(existsSync(join(edited.root, 'data/articles/rain-coats.md'))).toBe(false);
  await press('Undo');
  await page.locator('.inspector').getByRole('button', { name: 'Rain coats' }).waitFor();
  await press('Redo');
  await page.getByText('All changes saved').waitFor();
});

test('renames an article, redirects its page, and undoes both', async () => {
  await choose(/^Articles/);
  await page.locator('.inspector').getByRole('button', { name: 'Boots' }).click();
  await press('Rename');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('wellies');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('iframe[src="/blog/wellies"]').waitFor();
  await save(page);
  expect(existsSync(join(edited.root, 'data/articles/boots.md'))).toBe(false);
  expect(edited.read('data/articles/wellies.md')).toContain('Good *boots*.');
  expect(edited.read('pages.yaml')).toContain('  redirects:\n    /blog/boots: /blog/wellies\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Unsaved').waitFor();
  await save(page);
  expect(edited.read('data/articles/boots.md')).toContain('Good *boots*.');
  expect(edited.read('pages.yaml')).toBe(manifest);
});

test('edits settings in panels, and adds keys that are missing', async () => {
  await choose('Redirects');
  await page.getByText('A redirect leads visitors').waitFor();
  expect(await violations(page)).toEqual([]);
  await press('Add a redirect');
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('/start');
  await press('Add');
  // What is typed at once goes there, and the site's addresses are offered.
  await page.locator('.entry [role="combobox"]:focus').waitFor();
  await page.keyboard.type('/blo');
  await page.getByRole('option', { name: '/blog/boots' }).waitFor();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await preview(page).getByRole('banner').click();
  await page.getByRole('heading', { name: 'Menu' }).waitFor();
  await press('Add to items');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Label').last().fill('Boots');
  await page.getByRole('combobox', { name: 'Link to' }).last().fill('/blog/boots');
  await preview(page).getByRole('banner').getByRole('link', { name: 'Boots' }).waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    manifest.replace(
      '# first\n',
      '# first\n      - { label: Boots, to: /blog/boots }\n  redirects:\n    /start: /\n',
    ),
  );
});

test('builds a form field by field, and changes a word of the interface', async () => {
  await openPane(page, 'Forms');
  await press('New form');
  await page.keyboard.type('Write to us');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Form: Write to us' }).waitFor();
  const groups = page.getByRole('group', { name: 'Groups' });
  await groups.getByRole('button', { name: 'Add to fields' }).click();
  // Nobody needs to read that a field is empty while filling in what was just added.
  await page.locator('.problem-count [data-severity="error"]').waitFor();
  expect(await page.locator('.inspector').getByText(' is empty').count()).toBe(0);
  // Nothing moves below the mouse while it is down.
  let sendAnswers = () => {};
  const areSent = new Promise<void>((resolve) => {
    sendAnswers = resolve;
  });
  await page.route('**/applyChange', async (route) => {
    await areSent;
    await route.continue();
  });
  await page.getByLabel('Label').last().fill('Colour');
  await page
    .getByRole('button', { name: / Type$/ })
    .last()
    .hover();
  await page.mouse.down();
  const answer = page.waitForResponse('**/applyChange');
  sendAnswers();
  await (await answer).finished();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))');
  await page.mouse.up();
  await page.unroute('**/applyChange');
  await page.getByRole('option', { name: /^Drop-down list/ }).click();
  await page.getByRole('button', { name: 'Add Options' }).last().click();
  await page.locator('.item .item .simple input:focus').waitFor();
  await page.keyboard.type('Red');
  await preview(page).getByRole('heading', { level: 1 }).waitFor();
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect(edited.read('data/forms/write-to-us.yaml')).toContain(
    '      - name: colour\n        label: Colour\n        kind: select\n        choices:\n          - Red\n',
  );
  await choose('Words');
  await page.getByRole('button', { name: 'Add Form', exact: true }).click();
  await page.locator('[data-at="/form/back"] input').fill('Return');
  await save(page);
  expect(edited.read('words.yaml')).toBe('en:\n  form:\n    back: Return\n');
});

test('a form is built from lists: short name from the label, a condition, recipients as chips, and undo', async () => {
  await openPane(page, 'Forms');
  await press('New form');
  await page.keyboard.type('Book a room');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Form: Book a room' }).waitFor();
  const recipients = page.getByLabel('Recipients', { exact: true });
  await recipients.fill('a@example.com, b@example.com');
  await recipients.press('Enter');
  await page.locator('.chip', { hasText: 'b@example.com' }).waitFor();
  await recipients.press('Backspace');
  await page.locator('.chip', { hasText: 'b@example.com' }).waitFor({ state: 'detached' });
  const add = page.getByRole('button', { name: 'Add to fields' });
  const field = (index: number) => page.locator(`[data-item="/groups/0/fields/${index}"]`);
  await add.click();
  await page.locator('[data-at="/groups/0/fields/2/label"] input:focus').waitFor();
  await page.keyboard.type('Number of guests');
  const name = page.locator('[data-at="/groups/0/fields/2/name"] input');
  await expect.poll(() => name.inputValue()).toBe('numberOfGuests');
  // A text has no options.
  expect(await field(2).getByRole('button', { name: 'Add Options' }).count()).toBe(0);
  await field(2)
    .getByRole('button', { name: / Type$/ })
    .click();
  await page.getByRole('option', { name: /^Checkbox/ }).click();
  await add.click();
  await page.locator('[data-at="/groups/0/fields/3/label"] input:focus').waitFor();
  await page.keyboard.type('Names');
  await field(3).getByRole('button', { name: 'Add Show only if' }).click();
  await field(3).locator('button:focus', { hasText: 'Choose a field' }).press('Enter');
  const condition = field(3).getByRole('group', { name: 'Show only if' });
  await condition.locator('select:focus').first().waitFor();
  await condition.getByLabel('Show only if: Number of guests is').selectOption('not ticked');
  expect(await violations(page)).toEqual([]);
  await save(page);
  const text = edited.read('data/forms/book-a-room.yaml');
  expect(text).toContain('to: a@example.com\n');
  expect(text).toContain(
    '      - name: numberOfGuests\n        label: Number of guests\n        kind: checkbox\n',
  );
  expect(text).toMatch(
    /name: names\n {8}label: Names\n {8}kind: text\n {8}when:\n? .*numberOfGuests: false/,
  );
  // Choices that follow one another at once are one step.
  await press('Undo');
  const chosen = condition.locator('option:checked', { hasText: 'not ticked' });
  await expect.poll(() => chosen.count()).toBe(0);
});

test('a site in one language gets a second one by its name', async () => {
  await openPane(page, 'Translations');
  await press('Add language');
  const dialog = page.getByRole('dialog', { name: 'Add language' });
  const language = dialog.getByRole('combobox', { name: 'Language' });
  await language.fill('Swedish');
  // The first press closes the list.
  await language.press('Enter');
  await language.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const pane = page.locator('nav.side');
  await expect.poll(() => pane.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('sv');
  await pane.getByText(/^0 of \d+ texts of this page are translated\.$/).waitFor();
  await press('Undo');
  await pane.getByText('This site has one language.').waitFor();
});

const rowTitles = () => page.locator('.inspector .sortable .row').allInnerTexts();

/** Opens content that is not on one page alone. */
async function choose(name: string | RegExp) {
  await openPane(page, 'Site');
  await page.locator('.contents').getByRole('button', { name }).click();
}

async function press(name: string) {
  await page.getByRole('button', { name, exact: true }).click();
}
