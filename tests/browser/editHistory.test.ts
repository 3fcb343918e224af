import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Edited,
  openPage,
  preview,
  runAction,
  sectionLabels,
  selectSection,
  startEditor,
  violations,
} from './editFixture.ts';

const manifest = `site:
  name: Example
  url: https://www.example.com
  description: A small site whose sections are changed, removed and brought back again.
pages:
  /:
    title: A small site with three sections
    description: The home page of a small site whose sections are changed and brought back again.
    sections:
      - { type: hero, headline: Hello there }
      # the last call
      - type: cta
        title: Talk to us # not too loud
        actions: [{ label: Prices, to: / }]
      - { type: faq, title: Questions, items: [{ question: How soon?, answer: Tomorrow. }] }
`;

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest });
  page = await openPage(edited, '/');
});

afterAll(() => edited?.close());

test('Compare brings back a removed section and the old text of a changed one, as steps', async () => {
  const labels = await sectionLabels(page);
  await runAction(page, 'Call to action: Talk to us', 'Delete');
  await selectSection(page, 'Hero');
  await page.getByLabel('Headline').first().fill('Good day');
  await preview(page).getByRole('heading', { level: 1, name: 'Good day' }).waitFor();
  await page.getByRole('button', { name: 'Compare' }).click();
  const changes = page.getByRole('region', { name: 'Changes since the last commit' });
  await changes.getByRole('button', { name: 'Restore: Call to action' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await changes.getByRole('button', { name: 'Restore: Call to action' }).click();
  await changes
    .getByRole('button', { name: 'Restore: Call to action' })
    .waitFor({ state: 'detached' });
  await changes.getByRole('button', { name: 'Back to the old text: Hero' }).click();
  await changes.waitFor({ state: 'detached' });
  expect(await sectionLabels(page)).toEqual(labels);
  // Everything is again as it is on disk.
  await page.getByText('All changes saved').waitFor();
  expect(edited.git('status', '--porcelain', 'pages.yaml')).toBe('');
});

test('the history says what each step did, leads to it and back, and outlives a restart', async () => {
  const readStored = () => edited.read('.blockwright/edit/session.log');
  await expect.poll(readStored).toContain('Restore Hero');
  await page.close();
  await edited.kill();
  await edited.restart();
  page = await openPage(edited, '/');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const steps = history.locator('.history .grow');
  await expect.poll(() => steps.count()).toBe(4);
  expect(await steps.allInnerTexts()).toEqual([
    expect.stringContaining('Restore Hero'),
    expect.stringContaining('Restore Call to action'),
    expect.stringContaining('Headline'),
    expect.stringContaining('Delete'),
  ]);
  expect(await violations(page)).toEqual([]);
  await history.getByRole('button', { name: 'Headline' }).click();
  await expect.poll(() => history.locator('[data-undone="true"]').count()).toBe(2);
  await history.getByRole('button', { name: 'Close' }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'Good day' }).waitFor();
  await expect.poll(async () => (await sectionLabels(page)).length).toBe(2);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await history.getByRole('button', { name: 'Restore Hero' }).click();
  await expect.poll(() => history.locator('[data-undone="true"]').count()).toBe(0);
  await history.getByRole('button', { name: 'Close' }).click();
  await preview(page).getByRole('heading', { level: 1, name: 'Hello there' }).waitFor();
});
