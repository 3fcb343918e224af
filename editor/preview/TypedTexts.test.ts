import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { editValue, valueAt } from '../../features/_shared/yamlEdits/index.ts';
import { renderPage } from '../../renderer/page/renderPage.tsx';
import { listPresets } from '../../renderer/sections/listPresets.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import type { YamlPath } from '../../schema/yaml/YamlLocation.ts';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { findText, TypedTexts } from './TypedTexts.ts';

const window = new Window();

function parse(html: string): Document {
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

function render(section: AnySection): Document {
  const { html } = renderPage(
    {
      ...samplePage,
      sections: [section],
      sectionOrigins: [{ file: 'pages.yaml', pointer: '/pages/~1pricing/sections/0' }],
    },
    { ...sampleRenderContext, editing: true },
  );
  return parse(html);
}

/** What authors may add to a text. */
const additions = [
  'x',
  ' and more',
  '. Then a sentence. And one',
  ' 24-48 hours, 5 % & “all”',
  '!',
];

const presets = listPresets();
const total = { shown: 0, texts: 0 };

test.each(presets.map((preset) => [`${preset.type}/${preset.name}`, preset.section] as const))(
  'shows typed texts as the server does, in %s',
  (_, section) => {
    const page = render(section);
    const marked = Array.from(
      page.querySelectorAll<HTMLElement>('[data-edit-text]:not(img)'),
      ({ dataset }) => dataset.editText ?? '[]',
    );
    const typed = new TypedTexts(page);
    let next = section;
    const shown: [path: YamlPath, text: string | undefined][] = [];
    const readShown = (from: Document, path: YamlPath) =>
      findText(from, { section: 0, path })
        .map(({ textContent }) => textContent?.trim())
        .join();
    for (const [index, text] of [...new Set(marked)].entries()) {
      const path = JSON.parse(text) as YamlPath;
      const before = valueAt(section, path) as string;
      const value = before + additions[index % additions.length];
      const old = readShown(page, path);
      typed.show({ section: 0, path, before, text: value });
      total.texts++;
      if (readShown(page, path) === old) continue;
      shown.push([path, readShown(page, path)]);
      next = editValue(next, { kind: 'set', path, value }) as AnySection;
    }
    total.shown += shown.length;
    const rendered = render(next);
    expect(shown.map(([path]) => [path, readShown(rendered, path)])).toEqual(shown);
  },
);

test('shows most typed texts at once', () => {
  expect(total.shown).toBeGreaterThan(0.8 * total.texts);
});

const path = ['headline'];
const headline = (text: string) =>
  parse(`<div data-edit-section="0"><h1 data-edit-text='["headline"]'>${text}</h1></div>`);
const read = (page: Document) => page.querySelector('h1')?.textContent;

test.each([
  ['Markdown', 'Hello', 'Hello *there*'],
  ['a list', 'Hello', '- Hello'],
  ['an expression', 'Hello', 'Hello {{ city.name }}'],
  ['no text', 'Hello', ' '],
  ['what was Markdown', 'Hello *there*', 'Hello there'],
])('leaves %s to the server', (_, before, text) => {
  const page = headline(before.replaceAll('*', ''));
  const shown = read(page);
  new TypedTexts(page).show({ section: 0, path, before, text });
  expect(read(page)).toBe(shown);
});

test('shows no text where the page shows another one', () => {
  const page = headline('Price: 5');
  new TypedTexts(page).show({ section: 0, path, before: '5', text: '56' });
  expect(read(page)).toBe('Price: 5');
});

test('keeps what is typed while the HTML of earlier letters arrives', () => {
  const page = headline('a');
  const typed = new TypedTexts(page);
  for (const text of ['ab', 'abc', 'abcd']) typed.show({ section: 0, path, before: 'a', text });
  expect(read(page)).toBe('abcd');
  const next = headline('abc');
  typed.addTo(next);
  expect(read(next)).toBe('abcd');
  const other = headline('of another author');
  typed.addTo(other);
  expect(read(other)).toBe('of another author');
});

test('shows the text of the last HTML again after a text that waits for the server', () => {
  const page = headline('a');
  const typed = new TypedTexts(page);
  for (const text of ['ab', '*']) typed.show({ section: 0, path, before: 'a', text });
  expect(read(page)).toBe('ab');
  typed.drop();
  expect(read(page)).toBe('a');
});

test('shows the text of the last HTML again when the server refuses a change', () => {
  const page = headline('a');
  const typed = new TypedTexts(page);
  for (const text of ['ab', 'abc']) typed.show({ section: 0, path, before: 'a', text });
  typed.addTo(headline('ab'));
  typed.drop();
  expect(read(page)).toBe('ab');
});

test('keeps what is typed in its section while sections move', () => {
  const sections = (...titles: string[]) =>
    parse(
      titles
        .map(
          (title, index) =>
            `<div data-edit-section="${index}"><p data-edit-text='["title"]'>${title}</p></div>`,
        )
        .join(''),
    );
  const titles = (page: Document) => [...page.querySelectorAll('p')].map((p) => p.textContent);
  const typed = new TypedTexts(sections('Same', 'Same', 'Gone'));
  typed.show({ section: 1, path: ['title'], before: 'Same', text: 'Same here' });
  typed.show({ section: 2, path: ['title'], before: 'Gone', text: 'Gone away' });
  typed.move((index) => [1, 0].indexOf(index));
  const next = sections('Same', 'Same', 'Gone');
  typed.addTo(next);
  expect(titles(next)).toEqual(['Same here', 'Same', 'Gone']);
});
