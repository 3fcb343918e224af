import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clipboards } from '../../editor/text/paste/clipboards.ts';
import {
  type Edited,
  openPage,
  openPane,
  preview,
  save,
  selectSection,
  startEditor,
  violations,
} from './editFixture.ts';

const manifest = `site:
  name: Slips
  url: https://www.example.com
  description: A small site in whose editor a marketer makes the usual slips.

blocks:
  closing: { type: cta, title: Talk to us, actions: [{ label: Home, to: / }] }

pages:
  /delivery:
    title: How we deliver
    description: A page about the ways in which we deliver, long enough to be a description.
    sections:
      - type: hero
        headline: In a day
      - use: closing
  /:
    title: Slips, a small site to slip on
    description: The home page of a small site that is edited in tests, long enough to be one.
    sections:
      - type: hero
        headline: Hello there
      - type: article
        title: What we do
        text: We store what you send us.
      - type: table
        title: Hours
        caption: When we are open
        columns: [{ name: Day }, { name: From }, { name: To }]
        rows:
          - ["Monday", "9", "17"] # as ever
          - ["Tuesday", "9", "17"]
      - type: faq
        title: Questions
        items:
          - { question: One, answer: First. }
          - { question: Two, answer: Second. }
          - { question: Three, answer: Third. }
`;

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest });
});

afterEach(async () => {
  await page?.close();
  // Otherwise the next test would begin with the texts of this one.
  await edited.change('pages.yaml', manifest);
});

afterAll(() => edited?.close());

/** Copies as another program does, and pastes where the focus is. */
async function paste(html: string, plain: string): Promise<void> {
  const other = await edited.browser.newPage();
  await other.evaluate(
    ([html, plain]) =>
      document.addEventListener('copy', (event) => {
        event.clipboardData?.setData('text/html', html ?? '');
        event.clipboardData?.setData('text/plain', plain ?? '');
        event.preventDefault();
      }),
    [html, plain],
  );
  await other.keyboard.press('Control+C');
  await other.close();
  await page.keyboard.press('Control+V');
}

test('pastes a document behind a text, cells into a table, and no invisible characters', async () => {
  page = await openPage(edited, '/');
  await selectSection(page, 'Article');
  const text = page.locator('.inspector [data-at="/text"] textarea');
  await text.press('Control+End');
  const [docs] = clipboards;
  await paste(docs?.html ?? '', 'without formats');
  await expect.poll(() => text.inputValue()).toBe(`We store what you send us.\n\n${docs?.article}`);
  await text.press('Control+Z');
  await expect.poll(() => text.inputValue()).toBe('We store what you send us.');
  const title = page.locator('.inspector [data-at="/title"] input');
  await title.press('End');
  await paste('', '\u0007, now\u200b');
  await expect.poll(() => title.inputValue()).toBe('What we do, now');
  await selectSection(page, 'Table');
  await page.locator('.inspector [data-at="/rows/1/0"] input').focus();
  await paste('', 'Wednesday\t10\r\nThursday\t11\r\n');
  await expect
    .poll(() => page.locator('.inspector [data-at="/rows/2/1"] input').inputValue())
    .toBe('11');
  await preview(page).getByText('9', { exact: true }).first().click();
  await preview(page).locator('[data-edit-open]', { hasText: '9' }).waitFor();
  await paste('<table><tr><td>18<td>late</tr><tr><td>19</tr></table>', '18\tlate\n19');
  await preview(page).getByText('late').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await preview(page).getByText('late').waitFor({ state: 'detached' });
  await save(page);
  const rows = `          - ["Monday", "9", "17"] # as ever
          - [Wednesday, "10", "17"]
          - [Thursday, "11", ""]
`;
  expect(edited.read('pages.yaml')).toContain(rows);
  expect(edited.read('pages.yaml')).toContain('title: What we do, now\n');
});

const faulty = manifest
  .replace(
    /^site:[\s\S]*?\n\n/,
    `site:
  name: Slips
  url: https://www.example.com
  description: A small site in whose editor a marketer makes the usual slips.
  theme: { style: nope }
  header: { links: [] }
  redirects:
    old-tea: /delivery

`,
  )
  .replace(
    '      - type: faq\n',
    `      - type: hero
        headline: Again
        flip: 3
        publishAt: someday
        layout: sideways
        image: { src: /images/nope.png, alt: A field }
        actions: [{ label: "", to: /nowhere }]
      - type: faq
        items: []
      - { type: article, title: Empty, text: "" }
      - type: cards
        title: Cards
        columns: many
        items:
          - { title: One, text: First. }
      - type: faq
`,
  );

test('a field of any kind with an error is red, and a problem leads to its field', async () => {
  await edited.change('pages.yaml', faulty);
  // A page with such errors is not shown itself.
  page = await openPage(edited, '/delivery');
  await page.locator('.tree .row', { hasText: 'Slips' }).click();
  await page.locator('.problem-count').click();
  const red = (selector: string) =>
    page
      .locator(`.inspector ${selector}`)
      .first()
      .evaluate((element) => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--wrong)';
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        const { borderTopColor, outlineColor, outlineStyle } = getComputedStyle(element);
        return [borderTopColor, outlineStyle === 'none' ? '' : outlineColor].includes(color);
      });
  const check = async (fields: Record<string, string>) => {
    for (const [field, control] of Object.entries(fields))
      expect([field, await red(`[data-at="${field}"] ${control}`)]).toEqual([field, true]);
  };
  await page.locator('.sections .sortable .row', { hasText: 'Again' }).click();
  const action = page.locator('.inspector .item').first();
  await action.evaluate((item) => item.setAttribute('open', ''));
  await check({
    '/image/src': '.thumb',
    '/actions/0/label': 'input',
    '/actions/0/to': 'input',
  });
  await page.getByRole('tab', { name: 'Design' }).click();
  await check({ '/flip': 'input', '/layout': '.choice-button' });
  await page.getByRole('tab', { name: 'Visibility' }).click();
  await check({ '/publishAt': 'input' });
  await selectSection(page, 'Article: Empty');
  await check({ '/text': 'textarea' });
  await selectSection(page, 'Cards');
  await page.getByRole('tab', { name: 'Design' }).click();
  await check({ '/columns': '.choice-button' });
  await page.locator('.sections .sortable .row', { hasText: /FAQ(?!: )/ }).click();
  await check({ '/items': 'fieldset' });
  const wrongKey = page.locator('.problems li', { hasText: 'old-tea' });
  await wrongKey.getByRole('button').first().click();
  const key = page.locator('.inspector [data-key="old-tea"] input:focus');
  await key.waitFor();
  expect(await key.getAttribute('aria-invalid')).toBe('true');
  expect(await red('[data-at="/redirects/old-tea"] input')).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.locator('.inspector').getByRole('button', { name: 'Fix' }).click();
  await page.locator('.inspector [data-key="/old-tea"]').waitFor();
  for (const [words, panel, at] of [
    ['Unknown style', 'Colours and shapes', '/style'],
    ['Unknown key “Links”', 'Menu', '/links'],
  ] as const) {
    await page.locator('.problems .row', { hasText: words }).click();
    await page.getByRole('heading', { name: panel, exact: true }).waitFor();
    await page.locator(`.inspector [data-at="${at}"]:focus`, { hasText: words }).waitFor();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('All changes saved').waitFor();
});

test('a double click on “Remove” removes one entry, and opens no other', async () => {
  page = await openPage(edited, '/');
  await selectSection(page, 'Faq');
  await page.locator('.inspector summary', { hasText: 'One' }).click();
  await page.getByRole('button', { name: 'Remove One' }).dblclick();
  await page.locator('.inspector summary', { hasText: 'One' }).waitFor({ state: 'detached' });
  const entries = page.locator('.inspector .sortable details');
  await expect.poll(() => entries.count()).toBe(2);
  expect(await page.locator('.inspector .sortable details[open]').count()).toBe(0);
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Move Two');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('All changes saved').waitFor();
});

test('an error in the YAML of a page leaves the others as they are, and leads to its line', async () => {
  page = await openPage(edited, '/delivery');
  await page.getByRole('button', { name: 'YAML' }).click();
  const code = page.locator('.yaml .cm-content');
  await code.locator('.cm-line', { hasText: 'headline: In a day' }).click();
  await page.keyboard.press('End');
  for (let letter = 0; letter < ': In a day'.length; letter++)
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await page.locator('.problem-count', { hasText: 'error' }).click();
  const slip = page.locator('.problems .row', { hasText: /^How we deliver, line 15/ });
  await slip.waitFor();
  await preview(page).getByText('In a day').waitFor();
  await page.getByRole('button', { name: 'YAML' }).click();
  await page.locator('.tree .row', { hasText: 'Slips' }).click();
  await preview(page).getByText('Hello there').waitFor();
  await selectSection(page, 'Hero');
  await page.getByLabel('Headline').first().press('End');
  await page.keyboard.type(', all');
  await preview(page).getByText('Hello there, all').waitFor();
  await slip.click();
  await page.getByText('The form appears once the YAML is valid.').waitFor();
  await expect
    .poll(() =>
      page.evaluate('document.activeElement.className + getSelection().anchorNode?.textContent'),
    )
    .toMatch(/cm-content.*headline/);
  expect(await violations(page)).toEqual([]);
  for (let letter = 0; letter < 'headline'.length; letter++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.type(':');
  await preview(page).getByText('In a day').waitFor();
  await slip.waitFor({ state: 'detached' });
  await save(page);
  expect(edited.read('pages.yaml')).toBe(manifest.replace('Hello there', 'Hello there, all'));
});

test('the form follows its page and its block when a colleague renames them, and no letter is lost', async () => {
  page = await openPage(edited, '/delivery');
  await selectSection(page, 'Hero');
  const headline = page.getByLabel('Headline').first();
  await headline.press('End');
  await page.keyboard.type(' or sooner');
  await page.getByText('Unsaved changes').waitFor();
  edited.write('pages.yaml', manifest.replace('/delivery:', '/shipping:'));
  for (const letter of ' than that, as ever you like it') {
    await page.keyboard.type(letter);
    await page.waitForTimeout(30);
  }
  await page.locator('.tree .row', { hasText: '/shipping' }).waitFor();
  await page.keyboard.type('!');
  await save(page);
  const typed = 'headline: In a day or sooner than that, as ever you like it!\n';
  expect(edited.read('pages.yaml')).toBe(
    manifest.replace('/delivery:', '/shipping:').replace('headline: In a day\n', typed),
  );
  expect(page.url()).toContain('shipping');

  await openPane(page, 'Site');
  await page.getByRole('button', { name: 'closing' }).click();
  const title = page.getByLabel('Title').first();
  await title.press('End');
  await page.keyboard.type(', now');
  await page.getByText('Unsaved changes').waitFor();
  edited.write('pages.yaml', edited.read('pages.yaml').replaceAll('closing', 'ending'));
  await page.getByRole('button', { name: 'ending' }).waitFor();
  await page.keyboard.type(' or later');
  await save(page);
  expect(edited.read('pages.yaml')).toContain(
    'ending: { type: cta, title: "Talk to us, now or later",',
  );
});
