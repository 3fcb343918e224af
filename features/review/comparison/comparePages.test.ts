import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SectionChange } from '../../_shared/changes/index.ts';
import { comparePages } from './comparePages.ts';

const hero = (title = 'Bread that takes its time') =>
  `<div data-tone="dark" class="O"><h1 class="t">${title}</h1><p>We bake at night.</p><a href="/order">Order</a></div>`;
const cards = (items: readonly string[], tone = 'plain') =>
  `<section data-tone="${tone}" class="O" id="kinds"><h2>What we bake</h2><ul class="L">${items
    .map(
      (item) =>
        `<li><img class="tint-1" src="/assets/${item}.1f.webp" alt="${item}"><h3>${item}</h3></li>`,
    )
    .join('')}</ul></section>`;
const quote =
  '<section data-tone="tint" class="O"><blockquote><p>The best crust.</p></blockquote></section>';

it('finds nothing in equal pages', () => {
  const html = page([hero(), cards(['Rye', 'Oat']), quote]);
  const { sections, ...rest } = comparePages(html, html);
  expect(kinds(sections)).toEqual(['same', 'same', 'same']);
  expect(rest).toEqual({
    head: [],
    structuredData: [],
    frame: [],
    hasNewStyles: false,
    hasNewScripts: false,
  });
});

it('says of two sections that changed places that these two moved', () => {
  const sections = [hero(), cards(['Rye', 'Oat']), quote];
  const { sections: found } = comparePages(page(sections), page(sections.toReversed()));
  expect(found.map(({ kind, oldIndex, newIndex }) => [kind, oldIndex, newIndex])).toEqual([
    ['moved', 2, 0],
    ['same', 1, 1],
    ['moved', 0, 2],
  ]);
});

it('compares the text of a section by words', () => {
  const { sections } = comparePages(
    page([hero(), quote]),
    page([hero('Bread that takes all day'), quote]),
  );
  expect(kinds(sections)).toEqual(['changed', 'same']);
  expect(sections[0]?.content.texts).toEqual([
    {
      kind: 'changed',
      element: 'h1',
      words: [
        { kind: 'same', text: 'Bread that takes ' },
        { kind: 'removed', text: 'its time' },
        { kind: 'added', text: 'all day' },
      ],
      oldPlaces: [0],
      places: [0],
    },
  ]);
  expect(sections[0]?.content).toMatchObject({ pictures: [], links: [], attributes: [] });
});

it('tells added, removed and changed sections apart', () => {
  const { sections } = comparePages(
    page([hero(), cards(['Rye', 'Oat'])]),
    page([quote, cards(['Rye', 'Oat', 'Spelt'])]),
  );
  expect(sections.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'removed: Bread that takes its time',
    'added: The best crust.',
    'changed: What we bake',
  ]);
  expect(sections[2]?.content.texts).toMatchObject([{ kind: 'added', element: 'h3', places: [3] }]);
  expect(sections[2]?.content.pictures).toMatchObject([
    { kind: 'added', new: { source: '/assets/Spelt.1f.webp', text: 'Spelt' } },
  ]);
});

it('reports once what was removed before something that stayed', () => {
  const list = (...names: string[]) =>
    page([
      `<section>${names.map((name) => `<p>${name}</p><img src="/assets/${name}.webp" alt="">`).join('')}</section>`,
    ]);
  const before = list('Rye', 'Oat', 'Spelt');
  const after = list('Oat', 'Spelt', 'Wheat');
  const { texts, pictures } = comparePages(before, after).sections[0]?.content ?? {};
  const places = [
    { kind: 'removed', oldPlaces: [0], places: [] },
    { kind: 'added', oldPlaces: [], places: [2] },
  ];
  expect(texts).toMatchObject(places);
  expect(pictures).toMatchObject(places);
});

it('takes only one of two similar sections for the earlier one', () => {
  const similar = (...authors: string[]) =>
    page(
      authors.map(
        (name) =>
          `<section><blockquote><p>The best crust in town. ${name}</p></blockquote></section>`,
      ),
    );
  const { sections } = comparePages(similar('Ada'), similar('Bo', 'Cy'));
  expect(kinds(sections).toSorted()).toEqual(['added', 'changed']);
});

it('reports pictures, links, attributes and mere markup', () => {
  const before = hero().replace('</h1>', '</h1><svg><path d="M1"/></svg><b>x</b>');
  const after = (change: (html: string) => string) =>
    comparePages(page([before]), page([change(before)])).sections[0]?.content;
  expect(after((html) => html.replace('M1', 'M2'))?.pictures).toMatchObject([
    { kind: 'changed', element: 'svg' },
  ]);
  expect(after((html) => html.replace('/order', '/buy'))?.links).toEqual([
    { text: 'Order', old: '/order', new: '/buy' },
  ]);
  expect(after((html) => html.replace('"dark"', '"tint"'))?.attributes).toEqual([
    { element: 'div', name: 'data-tone', old: 'dark', new: 'tint' },
  ]);
  expect(after((html) => html.replace('<b>x</b>', '<i>x</i>'))?.hasOtherMarkup).toBe(true);
  expect(after((html) => html.replace('class="t"', 'class="u"'))?.hasOtherMarkup).toBe(false);
});

it('reports the head, structured data, styles and the frame', () => {
  const data = (names: string[]) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@graph': [{ '@type': 'FAQPage', mainEntity: names.map((name) => ({ name })) }],
    })}</script>`;
  const before = page([hero()], {
    head: '<title>Old bread</title><meta name="description" content="a"><style>a{}</style>',
    end: data(['Why?', 'How?']),
  });
  const after = page([hero()], {
    head: '<title>New bread</title><link rel="preload" href="/x"><style>b{}</style>',
    end: data(['How?', 'When?']),
    footer: 'since 1991',
  });
  const changes = comparePages(before, after);
  expect(changes.head).toEqual([
    {
      name: 'title',
      old: 'Old bread',
      new: 'New bread',
      words: [
        { kind: 'removed', text: 'Old' },
        { kind: 'added', text: 'New' },
        { kind: 'same', text: ' bread' },
      ],
    },
    { name: 'meta description', old: 'a' },
  ]);
  expect(changes.structuredData).toEqual([
    { name: 'FAQPage.mainEntity[1].name', old: 'Why?', new: 'When?' },
  ]);
  expect(changes.frame).toMatchObject([{ kind: 'changed', name: 'footer' }]);
  expect(changes).toMatchObject({ hasNewStyles: true, hasNewScripts: false });
});

it('numbers parts of the frame that have one name', () => {
  const withAsides = (...texts: string[]) =>
    page([hero()], { end: texts.map((text) => `<aside>${text}</aside>`).join('') });
  const { frame } = comparePages(withAsides('a', 'b', 'c'), withAsides('a', 'x', 'c', 'd'));
  expect(frame).toMatchObject([
    { kind: 'changed', name: 'aside 2' },
    { kind: 'added', name: 'aside 4' },
  ]);
});

it('takes an empty version for a page that does not exist', () => {
  expect(kinds(comparePages('', page([hero(), quote])).sections)).toEqual(['added', 'added']);
  expect(kinds(comparePages(page([hero(), quote]), '').sections)).toEqual(['removed', 'removed']);
});

const section = fc
  .record({
    title: fc.lorem({ maxCount: 4 }),
    text: fc.lorem({ maxCount: 12 }),
    tone: fc.constantFrom('plain', 'tint', 'dark'),
    type: fc.constantFrom('ul', 'ol', 'div'),
  })
  .map(
    ({ title, text, tone, type }) =>
      (level: 1 | 2) =>
        `<section class="O" data-tone="${tone}"><h${level}>${title}</h${level}><${type} class="${type}"><p>${text}</p></${type}></section>`,
  );
const manySections = fc.uniqueArray(section, {
  minLength: 2,
  maxLength: 9,
  selector: (render) => render(2),
});

it('reports nothing but moves for a new order', () => {
  fc.assert(
    fc.property(
      manySections.chain((sections) =>
        fc.tuple(
          fc.constant(sections),
          fc.shuffledSubarray(sections, { minLength: sections.length }),
        ),
      ),
      ([before, after]) => {
        const changes = comparePages(renderAll(before), renderAll(after)).sections;
        expect(changes.filter(({ kind }) => kind !== 'same' && kind !== 'moved')).toEqual([]);
        const isSorted = before.every((render, index) => render === after[index]);
        expect(changes.some(({ kind }) => kind === 'moved')).toBe(!isSorted);
      },
    ),
    { numRuns: 200 },
  );
});

it('marks exactly the edited sections, wherever they move', () => {
  fc.assert(
    fc.property(
      manySections.chain((sections) =>
        fc.record({
          before: fc.constant(sections),
          after: fc.shuffledSubarray(sections, { minLength: sections.length }),
          edited: fc.constantFrom(...sections),
        }),
      ),
      ({ before, after, edited }) => {
        const edit = (render: (typeof before)[number]) => (level: 1 | 2) =>
          render(level).replace('</p>', ' and ninety-nine more</p>');
        const changes = comparePages(
          renderAll(before),
          renderAll(after.map((render) => (render === edited ? edit(render) : render))),
        ).sections;
        expect(changes.filter(({ kind }) => kind !== 'same' && kind !== 'moved')).toMatchObject([
          { kind: 'changed', oldIndex: before.indexOf(edited), newIndex: after.indexOf(edited) },
        ]);
      },
    ),
    { numRuns: 200 },
  );
});

it('can rebuild the new text from the word diff', () => {
  const text = fc.lorem({ maxCount: 8, mode: 'words' });
  fc.assert(
    fc.property(text, text, (old, next) => {
      const { sections } = comparePages(page([`<p>${old}</p>`]), page([`<p>${next}</p>`]));
      const words = sections.flatMap(({ content }) =>
        content.texts.flatMap((change) => change.words),
      );
      const join = (left: string) =>
        words.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');
      if (old !== next) expect([join('added'), join('removed')]).toEqual([old, next]);
    }),
  );
});

function kinds(sections: readonly SectionChange[]): string[] {
  return sections.map(({ kind }) => kind);
}

function renderAll(sections: readonly ((level: 1 | 2) => string)[]): string {
  return page(sections.map((render, index) => render(index === 0 ? 1 : 2)));
}

function page(
  sections: readonly string[],
  {
    head = '',
    end = '',
    footer = 'Address',
  }: { head?: string; end?: string; footer?: string } = {},
): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">${head}</head><body><header><a href="/">Home</a></header><main id="content">${sections.join('')}</main><footer><p>${footer}</p></footer>${end}</body></html>`;
}
