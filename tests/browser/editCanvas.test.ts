import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type Edited,
  openPage,
  preview,
  runAction,
  save,
  sectionLabels,
  selectSection,
  startEditor,
  violations,
} from './editFixture.ts';

const manifest = `# A site that is written on its pages.
site:
  name: Example
  url: https://www.example.com
  description: A small site whose texts are typed on the page in tests.

blocks:
  closing:
    type: cta
    title: Talk to us
    actions:
      - { label: All prices, to: /pricing }

pages:
  /:
    with: { city: cities.oslo }
    title: Example, a small site to write on
    description: The home page of a small site that is edited in tests, long enough to be one.
    sections:
      # the opening
      - type: hero
        headline: Hello there # short
        text: >-
          We mend boats in the harbour, in winter and in summer, on weekdays and at the weekend, for
          everyone who comes by.
        actions:
          - { label: See prices, to: /pricing }
      - type: faq
        title: Questions
        items:
          - question: 'How soon?'
            answer: Tomorrow.
          - question: How much?
            answer: See [prices](/pricing).
      - type: steps
        title: "Our people in {{ city.name }}"
        items:
          - { title: First, text: Call us. }
          - title: Second
            text: Come by.
      - use: closing

  /pricing:
    title: "What everything costs"
    description: All the prices of a small site that is edited in tests, long enough to be one.
    sections:
      - type: hero
        headline: Prices
`;

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({
    'pages.yaml': manifest,
    'data/cities.yaml': 'oslo:\n  name: Oslo # in Norway\n',
  });
});

afterEach(async () => {
  await page?.close();
  // Otherwise the next test would begin with the texts of this one.
  await edited.change('pages.yaml', manifest);
});

afterAll(() => edited?.close());

async function isCanvasFocused(): Promise<boolean> {
  return page.evaluate('document.activeElement.tagName === "IFRAME"');
}

/** Types on the page: clicks a text, goes to its end and types key by key. */
async function typeAtEnd(text: string, typed: string): Promise<void> {
  await preview(page).getByText(text).first().click();
  await preview(page).locator('[data-edit-open]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(typed, { delay: 20 });
}

test('types into a headline on the page, and changes nothing else', async () => {
  page = await openPage(edited, '/');
  await typeAtEnd('Hello there', ', you ');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await preview(page).getByRole('heading', { level: 1, name: 'Hello there, you' }).waitFor();
  expect(await preview(page).locator('[data-edit-open]').count()).toBe(0);
  await expect
    .poll(() => page.getByLabel('Headline').first().inputValue())
    .toBe('Hello there, you');
  await typeAtEnd('for everyone', ' Come in.');
  await page.keyboard.press('Control+Enter');
  await typeAtEnd('How soon?', ' Really?');
  await typeAtEnd('See prices', ' now');
  await page.keyboard.press('Enter');
  await save(page);
  expect(edited.read('pages.yaml')).toBe(
    manifest
      .replace('Hello there', 'Hello there, you')
      .replace('everyone who comes by.', 'everyone who comes by. Come in.')
      .replace("'How soon?'", "'How soon? Really?'")
      .replace('label: See prices,', 'label: See prices now,'),
  );
});

test('restores a text with Escape', async () => {
  page = await openPage(edited, '/');
  await typeAtEnd('Hello there', ' and more');
  await page.keyboard.press('Escape');
  await preview(page).getByRole('heading', { level: 1, name: 'Hello there' }).waitFor();
  await page.getByText('All changes saved').waitFor();
  expect(edited.read('pages.yaml')).toBe(manifest);
});

test('shows in an open text what somebody else makes of it, until the author types', async () => {
  page = await openPage(edited, '/');
  await preview(page).getByText('Hello there').first().click();
  const open = preview(page).locator('[data-edit-open]');
  await open.waitFor();
  await edited.change('pages.yaml', manifest.replace('Hello there', 'Hello all'));
  await expect.poll(() => open.innerText()).toBe('Hello all');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and more', { delay: 20 });
  await page.getByText('Unsaved changes').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('All changes saved').waitFor();
  await typeAtEnd('Hello all', ' again');
  await save(page);
  expect(edited.read('pages.yaml')).toContain('headline: Hello all again # short\n');
});

test('formats Markdown by keys and buttons, and shows errors beside the text', async () => {
  page = await openPage(edited, '/');
  await typeAtEnd('Come by.', '');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+B');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ring twice');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Knock');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('combobox', { name: 'Link to' }).fill('/pricing');
  await page.locator('.link-target button[type=submit]').click();
  expect(await violations(page)).toEqual([]);
  // The text has the focus again.
  await page.keyboard.press('Control+Enter');
  await preview(page).locator('strong', { hasText: 'Come by.' }).waitFor();
  await preview(page).getByRole('link', { name: 'Knock' }).waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toContain('**Come by.**\n\n');
  expect(edited.read('pages.yaml')).toContain('- Ring twice\n');
  expect(edited.read('pages.yaml')).toContain('- [Knock](/pricing)\n');

  await preview(page).getByText('Hello there').click();
  await preview(page).locator('[data-edit-open]').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.locator('.text-tools').getByText('Headline needs a text.').waitFor();
  await page.getByText('Unsaved changes').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('All changes saved').waitFor();
});

test('keeps formats of a word processor that are pasted', async () => {
  page = await openPage(edited, '/');
  await typeAtEnd('Come by.', ' ');
  const html = `<p class="MsoNormal">Bring <b>tools</b> and <i>time</i>.</p>
    <p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">· </span>a hammer</p>
    <p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">· </span>a <a href="https://www.example.com/saw">saw</a></p>`;
  await preview(page)
    .locator('[data-edit-open]')
    .evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    }, html);
  await page.keyboard.press('Control+Enter');
  await preview(page).locator('li li', { hasText: 'a hammer' }).waitFor();
  await save(page);
  const text = edited.read('pages.yaml');
  expect(text).toContain('Come by. Bring **tools** and *time*.');
  expect(text).toContain('- a hammer\n');
  expect(text).toContain('- a [saw](https://www.example.com/saw)\n');
});

test('leads to the field, with an explanation, where a text comes from elsewhere', async () => {
  page = await openPage(edited, '/');
  await preview(page).getByText('Our people in Oslo').click();
  await page.locator('.text-note').getByText('in double braces').waitFor();
  await expect
    .poll(() => page.evaluate('document.activeElement.value'))
    .toBe('Our people in {{ city.name }}');
  await preview(page).getByText('Talk to us').click();
  await page.locator('.text-note').getByText('the block “closing”').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.value')).toBe('Talk to us');
  expect(await preview(page).locator('[data-edit-open]').count()).toBe(0);
});

test('keeps what is typed between a move and its answer in the section that moved', async () => {
  page = await openPage(edited, '/');
  await page.route('**/api/applyChange', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    // The page may be gone.
    await route.continue().catch(() => undefined);
  });
  await preview(page).locator('[data-edit-section="2"] h2').click();
  const labels = await sectionLabels(page);
  const tools = page.getByRole('toolbar', { name: 'Tools for' });
  await tools.getByRole('button', { name: 'Move up' }).click();
  // The answer takes 700 ms; the form shows the section in its new place at once.
  await expect.poll(() => sectionLabels(page)).not.toEqual(labels);
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' and friends', { delay: 30 });
  await page.unroute('**/api/applyChange');
  await page.getByText('Unsaved changes').waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toContain('title: "Our people in {{ city.name }} and friends"');
  expect(edited.read('pages.yaml')).toContain('title: Questions\n');
});

test('moves a section by its menu before the answer to what was typed in it', async () => {
  page = await openPage(edited, '/');
  await page.route('**/api/applyChange', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    // The page may be gone.
    await route.continue().catch(() => undefined);
  });
  const [hero = '', faq = '', steps = '', closing = ''] = await sectionLabels(page);
  await selectSection(page, 'Questions');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Answers');
  await runAction(page, faq, 'Move down');
  const moved = faq.replace('Questions', 'Answers');
  await expect.poll(() => sectionLabels(page)).toEqual([hero, steps, moved, closing]);
  await page.unroute('**/api/applyChange');
  await save(page);
  expect(edited.read('pages.yaml')).toContain('title: Answers\n');
});

test('shows what is typed in a form before the server answers, and never less', async () => {
  page = await openPage(edited, '/');
  const answers: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/api/applyChange', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
    // The page may be gone.
    await route.continue().catch(() => undefined);
  });
  const heading = preview(page).getByRole('heading', { level: 1 });
  await preview(page)
    .locator('[data-edit-section="0"]')
    .click({ position: { x: 3, y: 3 } });
  const headline = page.getByRole('textbox', { name: 'Headline' }).first();
  const shownPage = `document.querySelector('[title="Preview of the page"]').contentDocument`;
  await page.evaluate(`{
    const heading = ${shownPage}.querySelector('h1');
    const record = () => shownLengths.push(heading.textContent.trim().length);
    window.shownLengths = [];
    new MutationObserver(record).observe(heading, { subtree: true, childList: true, characterData: true });
  }`);
  await headline.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  expect(await heading.innerText()).toBe('Hello there again');
  // The first request has one letter, the next one what was typed meanwhile.
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  await page.keyboard.type(' and again');
  expect(await heading.innerText()).toBe('Hello there again and again');
  isHeld = false;
  for (const answer of answers) answer();
  await page.getByText('Unsaved changes').waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toContain('headline: Hello there again and again # short');
  expect(await heading.innerText()).toBe('Hello there again and again');
  const lengths = (await page.evaluate('shownLengths')) as number[];
  expect(lengths.length).toBeGreaterThan(10);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  await page.unroute('**/api/applyChange');
  await page.route('**/api/applyChange', (route) =>
    route.fulfill({ status: 422, json: { message: 'Refused' } }),
  );
  await headline.focus();
  await page.keyboard.type('!');
  await page.getByText('Refused').waitFor();
  expect(await heading.innerText()).toBe('Hello there again and again');
});

/** Holds the answers to changes until the returned function is called. */
async function holdAnswers(): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/applyChange', async (route) => {
    await held;
    // The page may be gone.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.getByText('Unsaved changes').waitFor();
  };
}

test('marks no other section as selected while the selected one moves', async () => {
  page = await openPage(edited, '/');
  await preview(page)
    .locator('[data-edit-section="1"]')
    .click({ position: { x: 3, y: 3 } });
  await expect.poll(isCanvasFocused).toBe(true);
  await preview(page)
    .locator('body')
    .evaluate((body) => {
      const marked: string[] = [];
      const record = () => {
        for (const section of body.querySelectorAll('[data-edit-selected]'))
          marked.push(section.querySelector('h2')?.textContent?.trim() ?? '');
      };
      const all = { subtree: true, childList: true, attributes: true };
      new MutationObserver(record).observe(body, all);
      Object.assign(window, { marked });
    });
  await page.keyboard.press('Alt+ArrowDown');
  await preview(page).locator('[data-edit-section="2"][data-edit-selected]').waitFor();
  const marked = await preview(page)
    .locator('body')
    .evaluate(() => (window as unknown as { marked: string[] }).marked);
  await save(page);
  expect(new Set(marked)).toEqual(new Set(['Questions']));
});

test('opens the text of a section that has just moved, and keeps it open', async () => {
  page = await openPage(edited, '/');
  await preview(page)
    .locator('[data-edit-section="1"]')
    .click({ position: { x: 3, y: 3 } });
  await expect.poll(isCanvasFocused).toBe(true);
  const release = await holdAnswers();
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(() => preview(page).locator(':focus').getAttribute('data-edit-section'))
    .toBe('2');
  await page.keyboard.press('Enter');
  const open = preview(page).locator('[data-edit-open]');
  await open.waitFor();
  const section = preview(page).locator('[data-edit-section="2"]');
  expect(await section.innerText()).toContain('How soon?');
  await page.keyboard.type(' and');
  await release();
  await page.keyboard.type(' answers');
  expect(await open.innerText()).toBe('Questions and answers');
  expect(await preview(page).getByText('Questions and').count()).toBe(1);
  await page.keyboard.press('Enter');
  await save(page);
  expect(edited.read('pages.yaml')).toContain('title: Questions and answers\n');
  expect(edited.read('pages.yaml')).toContain('title: "Our people in {{ city.name }}"\n');
});

test('shows what is typed in a form in its section when the section moves before the answer', async () => {
  page = await openPage(edited, '/');
  const [hero = '', faq = '', steps = '', closing = ''] = await sectionLabels(page);
  await preview(page)
    .locator('[data-edit-section="1"]')
    .click({ position: { x: 3, y: 3 } });
  const release = await holdAnswers();
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Questions here');
  await preview(page).getByText('Questions here').waitFor();
  await preview(page)
    .locator('[data-edit-section="1"]')
    .click({ position: { x: 3, y: 3 } });
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => sectionLabels(page)).toEqual([hero, steps, faq, closing]);
  const section = preview(page).locator('[data-edit-section="2"]');
  expect(await section.innerText()).toContain('Questions here');
  await release();
  expect(await section.innerText()).toContain('Questions here');
});

test('selects what is clicked on the page before the answer to a move', async () => {
  page = await openPage(edited, '/');
  const [hero = '', faq = '', steps = '', closing = ''] = await sectionLabels(page);
  await preview(page)
    .locator('[data-edit-section="1"]')
    .click({ position: { x: 3, y: 3 } });
  const release = await holdAnswers();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => sectionLabels(page)).toEqual([hero, steps, faq, closing]);
  await preview(page).getByText('How soon?').click();
  const open = preview(page).locator('[data-edit-open]');
  await open.waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Really?');
  await release();
  expect(await open.innerText()).toBe('How soon? Really?');
  await page.keyboard.press('Enter');
  await save(page);
  expect(edited.read('pages.yaml')).toContain("question: 'How soon? Really?'\n");
});

test('types into no other section when the section of an open text moves', async () => {
  page = await openPage(edited, '/');
  const [hero = '', faq = '', steps = '', closing = ''] = await sectionLabels(page);
  await typeAtEnd('Second', ' step');
  await save(page);
  const release = await holdAnswers();
  await runAction(page, steps, 'Move up');
  await expect.poll(() => sectionLabels(page)).toEqual([hero, steps, faq, closing]);
  await typeAtEnd('Second step', ' here');
  await release();
  await page.keyboard.press('Enter');
  await save(page);
  expect(edited.read('pages.yaml')).toContain('title: Second step here\n');
  expect(edited.read('pages.yaml')).toContain("question: 'How soon?'\n");
});

test('moves, duplicates, hides, deletes and adds sections on the page', async () => {
  page = await openPage(edited, '/');
  const [hero = '', faq = '', steps = '', closing = ''] = await sectionLabels(page);
  await preview(page).getByText('Questions').click();
  await preview(page).locator('[data-edit-open]').waitFor();
  await page.keyboard.press('Escape');
  const tools = page.getByRole('toolbar', { name: 'Tools for' });
  await tools.getByRole('button', { name: 'Move down' }).click();
  await expect.poll(() => sectionLabels(page)).toEqual([hero, steps, faq, closing]);
  // Alt and arrows move it from wherever the focus is on the canvas, and the focus follows.
  for (let tries = 0; tries < 6 && !(await isCanvasFocused()); tries++)
    await page.keyboard.press('F6');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => sectionLabels(page)).toEqual([hero, faq, steps, closing]);
  await expect
    .poll(() => preview(page).locator(':focus').getAttribute('data-edit-section'))
    .toBe('1');
  await page.keyboard.press('Enter');
  const open = preview(page).locator('[data-edit-open]');
  await expect.poll(() => open.innerText()).toBe('Questions');
  await page.keyboard.press('Escape');
  // By mouse.
  const drag = tools.getByRole('button', { name: 'Drag' });
  const from = await drag.boundingBox();
  const target = await preview(page).locator('[data-edit-section="2"]').boundingBox();
  if (!from || !target) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, target.y + target.height * 0.8, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => sectionLabels(page)).toEqual([hero, steps, faq, closing]);
  await tools.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => sectionLabels(page)).toEqual([hero, steps, faq, faq, closing]);
  await tools.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => sectionLabels(page)).toEqual([hero, steps, faq, closing]);
  await page.getByRole('button', { name: 'Insert section after hero' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('video');
  await page.getByRole('dialog').locator('.gallery .row').first().click();
  await expect.poll(async () => (await sectionLabels(page))[1]).toMatch(/^Video/);
});
