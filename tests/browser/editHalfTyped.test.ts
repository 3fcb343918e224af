import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import {
  type Edited,
  openPage,
  openPane,
  preview,
  selectSection,
  startEditor,
} from './editFixture.ts';

const manifest = `site:
  name: Example
  url: https://www.example.com
  description: A small site that is edited in tests, with a page of each kind.
  theme: { colors: { brand: "#225588" } }
  header: { links: [{ label: Prices, to: /pricing }] }
blocks:
  closing: { type: cta, title: Talk to us, actions: [{ label: Prices, to: /pricing }] }
pages:
  /:
    title: Example, a small site to edit
    description: The home page of a small site that is edited in tests, long enough to be one.
    sections:
      - type: hero
        headline: Hello there
        image: { src: /images/first.png, alt: A coloured field }
      - type: faq
        title: Questions
        items: [{ question: How soon?, answer: Tomorrow. }]
      - use: closing
  /pricing:
    title: What everything costs
    description: All the prices of a small site that is edited in tests, long enough to be one.
    sections: [{ type: hero, headline: Prices }]
`;

/** What stands in the place of a value while it is being written. */
const halfTyped = [null, 'word', ['word']];

const isLong = process.env.BLOCKWRIGHT_LONG === '1';

let edited: Edited;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest, 'pages/step.yaml': describeStep(0) });
});

afterAll(() => edited?.close());

/** What is open while the text changes. */
const forms: Record<string, (page: Page) => Promise<unknown>> = {
  'a section': (page) => selectSection(page, 'Hero'),
  'a page': async () => undefined,
  'the settings': (page) => openContent(page, 0),
  'the colours': (page) => openContent(page, 1),
};

test.each(Object.entries(forms).slice(0, isLong ? undefined : 1))(
  'with %s open, the interface stays while any value is half typed',
  async (_, openForm) => {
    const page = await openPage(edited, '/');
    const errors: string[] = [];
    let step = '';
    const note = (message: string) => errors.push(`${step}: ${message}`);
    page.on('pageerror', ({ message }) => note(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Error:/.test(message.text())) note(message.text());
    });
    await openForm(page);
    let count = 0;
    for (const path of listPaths(parse(manifest)))
      for (const value of halfTyped) {
        step = `${path.join(' ')} = ${JSON.stringify(value)}`;
        const document = parseDocument(manifest);
        document.setIn(path, value);
        await post('pages.yaml', document.toString());
        count++;
        await post('pages/step.yaml', describeStep(count));
        // The tree shows the title, so the interface has got both texts.
        await page.locator('.tree', { hasText: `Step ${count}.` }).waitFor();
      }
    await post('pages.yaml', manifest);
    await preview(page).getByText('Hello there').waitFor();
    await page.close();
    expect(errors).toEqual([]);
  },
);

async function openContent(page: Page, index: number): Promise<void> {
  await openPane(page, 'Site');
  await page.locator('.contents .row').nth(index).click();
  await openPane(page, 'Pages');
}

/** Lists the paths of all values; outside a long run, only the sections of the open page. */
function listPaths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const inner = Object.entries(typeof value === 'object' && value ? value : {}).flatMap(
    ([key, child]) => listPaths(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  const isListed = isLong ? path.length > 0 : /^pages,\/,sections(,\d)?$/.test(path.join(','));
  return isListed ? [path, ...inner] : inner;
}

function describeStep(count: number): string {
  return `pages:
  /step:
    title: Step ${count}. of the way from one state of the text to another
    description: A page whose title tells which text of the site the interface has got by now.
    sections: [{ type: hero, headline: Step ${count} }]
`;
}

async function post(file: string, content: string): Promise<void> {
  const { origin } = new URL(edited.address);
  const body = JSON.stringify({ text: { file, content } });
  const init = { method: 'POST', headers: { origin }, body };
  const answer = await fetch(`${origin}/_edit/api/applyChange`, init);
  expect(answer.status).toBe(200);
}
