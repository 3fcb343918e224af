import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edited, openPage, openPane, save, startEditor, violations } from './editFixture.ts';

const spanish = `# Ours
/:
  texts:
    - en: From $8 an hour
      was: From $7 an hour # last year
      es: Desde 7 $ por hora
    - { en: Open all day, es: Abierto, draft: true }
`;

const manifest = `site:
  name: Example
  url: https://www.example.com
  description: A small site in two languages, which authors edit side by side in one window.
  locales: [en, es, ar]
pages:
  /:
    title: A small site in two languages
    description: The home page of a small site in two languages, which authors edit side by side.
    sections:
      - { type: hero, headline: From $8 an hour, text: Open all day, eyebrow: New here }
`;

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest, 'locales/es.yaml': spanish });
  page = await openPage(edited, '/');
});

afterAll(() => edited?.close());

test('translates a page beside its original, and changes only the lines of its translations', async () => {
  const left = page.locator('.tree .row em');
  expect(await left.allInnerTexts()).toEqual(['es −5', 'ar −5']);
  await openPane(page, 'Translations');
  const pane = page.locator('nav.side');
  const field = (original: string) => pane.getByRole('textbox', { name: original });
  await pane.getByText('0 of 5 texts of this page are translated.').waitFor();
  expect(await pane.locator('del').allInnerTexts()).toEqual(['7']);
  expect(await pane.locator('ins').allInnerTexts()).toEqual(['8']);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 480 });
    const shots = process.env.BLOCKWRIGHT_SHOTS;
    if (shots) await page.screenshot({ path: `${shots}/translations-${width}.png` });
    expect(await violations(page)).toEqual([]);
    const { scrollWidth } = await page
      .locator('body')
      .evaluate(({ scrollWidth }) => ({ scrollWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }

  // The name of the field has both versions of the changed word.
  await field('an hour').fill('Desde 8 $ por hora');
  await pane.getByRole('button', { name: 'Still correct' }).click();
  await pane.getByText('1 of 5 texts of this page are translated.').waitFor();
  await pane.getByRole('button', { name: 'Publish' }).click();
  const added = pane.locator('li', { hasText: 'New here' });
  await added.getByRole('button', { name: 'Copy the original' }).click();
  await field('New here').fill('Novedad');
  await pane.getByText('3 of 5 texts of this page are translated.').waitFor();
  await openPane(page, 'Pages');
  await expect.poll(() => left.allInnerTexts()).toEqual(['es −2', 'ar −5']);
  await save(page);
  expect(edited.read('locales/es.yaml')).toBe(
    spanish
      .replace('      was: From $7 an hour # last year\n', '')
      .replace('Desde 7', 'Desde 8')
      .replace(', draft: true }\n', ' }\n    - { en: New here, es: Novedad }\n'),
  );
  expect(edited.read('pages.yaml')).toBe(manifest);
});

test('starts the file of a language', async () => {
  await openPane(page, 'Translations');
  const pane = page.locator('nav.side');
  const field = pane.getByRole('textbox', { name: 'New here' });
  await field.waitFor();
  const sendAnswers: (() => Promise<unknown>)[] = [];
  let isHeld = true;
  await page.route('**/api/translations?*', async (route) => {
    if (isHeld)
      await new Promise<void>((resolve) => {
        sendAnswers.push(async () => {
          resolve();
          await (await route.request().response())?.finished();
        });
      });
    await route.continue();
  });
  await field.fill('Novedades');
  await expect.poll(() => sendAnswers).toHaveLength(1);
  await pane.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  // What is typed before the answer must not go into the Spanish texts.
  await field.waitFor({ state: 'detached' });
  await expect.poll(() => sendAnswers).toHaveLength(2);
  await sendAnswers[1]?.();
  await field.fill('جديد هنا');
  // The older answer must not show the Spanish texts again.
  await sendAnswers[0]?.();
  // The window may ask again, as after an answer that did not arrive.
  isHeld = false;
  await Promise.all(sendAnswers.slice(2).map((send) => send()));
  await pane.getByText('1 of 5 texts of this page are translated.').waitFor();
  await page.unroute('**/api/translations?*');
  await save(page);
  expect(edited.read('locales/ar.yaml')).toBe(
    '/:\n  texts:\n    - en: New here\n      ar: جديد هنا\n',
  );
});

test('adds a language by its name, and shows its translations', async () => {
  await openPane(page, 'Translations');
  const pane = page.locator('nav.side');
  await pane.getByRole('button', { name: 'Add language' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add language' });
  const language = dialog.getByRole('combobox', { name: 'Language' });
  await language.fill('Klingonian');
  await dialog.getByRole('button', { name: 'Add language' }).click();
  await dialog.getByText('Choose one of the list.').waitFor();
  await language.fill('germ');
  await page.getByRole('option', { name: 'German (Deutsch)' }).waitFor();
  await language.press('ArrowDown');
  await language.press('Enter');
  await expect.poll(() => language.inputValue()).toBe('German (Deutsch)');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add language' }).click();
  await dialog.waitFor({ state: 'detached' });
  const chosen = pane.getByRole('combobox', { name: 'Language' });
  await expect.poll(() => chosen.inputValue()).toBe('de');
  await pane.getByText('0 of 5 texts of this page are translated.').waitFor();
  await pane.getByRole('textbox', { name: 'New here' }).fill('Neu hier');
  await save(page);
  expect(edited.read('pages.yaml')).toContain('  locales: [en, es, ar, de]\n');
  expect(edited.read('locales/de.yaml')).toContain('- en: New here\n      de: Neu hier\n');
});
