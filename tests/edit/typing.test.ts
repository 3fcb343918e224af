import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from '../../editor/server/draft/applyCommand.ts';
import { SiteTexts } from '../../editor/yaml/commands/SiteTexts.ts';
import { YamlText } from '../../features/_shared/yamlEdits/YamlText.ts';
import type { YamlPath } from '../../schema/yaml/YamlLocation.ts';
import { fraction } from './fraction.ts';

const manifest = `pages:
  /:
    title: Home # the short one
    description: "Quoted, because its author likes quotes"
    sections:
      # first of all
      - type: hero
        headline: Help, right now # keep
        text: >- # folded by hand
          University-educated assistants,
          who know your time zone and your tools,
          from the first day of your week.

          They stay.
        image: { src: /images/a.png, alt: A desk }
      - type: article
        text: |
          ## First

          - one
          - two
        items:
          - first of all the items
          - 'second'
`;
const section = (index: number, ...rest: (string | number)[]) => [
  'pages',
  '/',
  'sections',
  index,
  ...rest,
];
const texts: Record<string, YamlPath> = {
  plain: section(0, 'headline'),
  quoted: ['pages', '/', 'description'],
  'with comment': ['pages', '/', 'title'],
  folded: section(0, 'text'),
  literal: section(1, 'text'),
  flow: section(0, 'image', 'alt'),
  item: section(1, 'items', 0),
};

test.each(Object.entries(texts))('a %s text keeps its style while it is typed', (_, path) => {
  const value = String(read(new YamlText(manifest), path));
  const isFlow = path.at(-1) === 'alt';
  for (const insert of ['  x', '\n\nA', ' \t', ': #'])
    for (const at of [value.length, value.indexOf(' ')]) {
      if (isFlow && insert.includes('\n')) continue;
      expect(typeAndErase(manifest, path, insert, at), JSON.stringify(insert)).toBe(manifest);
    }
});

test('typing at the end of a folded text wraps it, and changes no line before', () => {
  const path = texts.folded as YamlPath;
  const typed = typeText(manifest, path, ' Start today  and see how much of it is left.');
  expect(typed).toBe(
    manifest.replace(
      'They stay.',
      'They stay.\n          Start today  and see how much of it is left.',
    ),
  );
  const long = typeText(manifest, path, ` ${'Start today and see. '.repeat(8)}`);
  expect(long).toContain('>- # folded by hand\n          University-educated assistants,\n');
  expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('typing key by key gives what pasting the same text gives', () => {
  for (const path of Object.values(texts)) {
    const typed = typeText(manifest, path, ' really. And more, ');
    const value = read(new YamlText(typed), path) as string;
    expect(typed).toBe(steps(manifest, path, [value]));
  }
});

test('a text that is not saved yet is wrapped again, however it was typed', () => {
  const path = section(1, 'intro');
  const words = `It is said. ${'Every word, of many: typed. '.repeat(6)}`.trim();
  const typed = steps(manifest, path, keys('', words));
  expect(typed).toBe(steps(manifest, path, [words]));
  expect(typed).toContain('intro: >-\n');
});

test('a section that moved keeps the style of its texts', () => {
  const before = new YamlText(manifest);
  const all = new SiteTexts(
    ['pages.yaml'],
    () => before,
    () => manifest,
  );
  const edit = { kind: 'move', path: ['pages', '/', 'sections'], from: 0, to: 1 } as const;
  applyCommand(all, { kind: 'edit', file: 'pages.yaml', edit });
  const moved = all.yaml('pages.yaml').text;
  expect(typeAndErase(moved, section(1, 'text'), ' Two  spaces ', 10, manifest)).toBe(moved);
});

test('a short text of a section that moved does not take the style of the text in its old place', () => {
  const saved = `pages:
  /:
    sections:
      - type: faq
        title: Questions
        items: [{ question: How?, answer: So. }]
      - type: steps
        title: "Our people"
        items: [{ title: First, text: Call us. }]
`;
  const lines = saved.split('\n');
  const moved = [...lines.slice(0, 3), ...lines.slice(6, 9), ...lines.slice(3, 6), ''].join('\n');
  const typed = keys('Questions', ' and all of the answers');
  expect(steps(moved, section(1, 'title'), typed, saved)).toBe(
    moved.replace('Questions', 'Questions and all of the answers'),
  );
});

test('an inserted text with line breaks is a block, whatever spaces it has', () => {
  const text = '## Prices\n\n| a    | b |\n|------|---|\n| one  | 2 |  \n\n    code\n\tend\n';
  for (const value of [text, `  ${text}`, text.trimEnd(), 'a\n', '\n\nb']) {
    const before = new YamlText(manifest);
    const all = new SiteTexts(['pages.yaml'], () => before);
    const edit = {
      kind: 'insert',
      path: ['pages', '/', 'sections'],
      index: 1,
      value: { type: 'article', text: value },
    } as const;
    applyCommand(all, { kind: 'edit', file: 'pages.yaml', edit });
    expect(all.yaml('pages.yaml').text).toMatch(/- type: article\n {8}text: \|2?-?\n/);
    expect(all.yaml('pages.yaml').text).not.toContain('\\n');
  }
});

test('random typing and Backspace give back every byte, and leave other text alone', () => {
  const character = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...'abc ') },
    fc.constantFrom(...' \n\t:#-"\'{}[],é…😀|>&*!%@`\\'),
  );
  const typing = fc.record({
    path: fc.constantFrom(...Object.values(texts).filter((path) => path.at(-1) !== 'alt')),
    keys: fc.array(character, { minLength: 1, maxLength: 10 }),
    position: fraction,
  });
  fc.assert(
    fc.property(typing, ({ path, keys: typed, position }) => {
      const value = read(new YamlText(manifest), path) as string;
      const at = Math.floor(position * value.length);
      const values = insertions(value, typed, at);
      let text = manifest;
      for (const next of values) {
        text = steps(text, path, [next]);
        expect(surroundings(text)).toEqual(surroundings(manifest));
      }
      expect(steps(text, path, [...values.reverse().slice(1), value])).toBe(manifest);
    }),
    { seed: 7, numRuns: 25 },
  );
});

/** Comments and the lines that hold no text of `texts`. */
function surroundings(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      /# (the short one|keep|folded by hand)$/.test(line)
        ? [line.replace(/.*#/, '#')]
        : /^ *(pages:|\/:|# first|- type|image:|items:|- 'second')/.test(line)
          ? [line]
          : [],
    );
}

function typeText(text: string, path: YamlPath, typed: string): string {
  const value = String(read(new YamlText(text), path));
  return steps(text, path, insertions(value, [...typed], value.length));
}

function typeAndErase(
  text: string,
  path: YamlPath,
  typed: string,
  at: number,
  saved = manifest,
): string {
  const value = String(read(new YamlText(text), path));
  const values = insertions(value, [...typed], at);
  return steps(text, path, [...values, ...values.slice(0, -1).reverse(), value], saved);
}

/** The values of a field while characters are typed at a position. */
function insertions(value: string, typed: readonly string[], at: number): string[] {
  return typed.map(
    (_, count) => value.slice(0, at) + typed.slice(0, count + 1).join('') + value.slice(at),
  );
}

function keys(value: string, typed: string): string[] {
  return insertions(value, [...typed], value.length);
}

/** Sets one value after the other, as the editor does while an author types. */
function steps(text: string, path: YamlPath, values: string[], saved = manifest): string {
  let yaml = new YamlText(text);
  for (const value of values) {
    const all = new SiteTexts(
      ['pages.yaml'],
      () => yaml,
      () => saved,
    );
    const edit = { kind: 'set', path, value } as const;
    applyCommand(all, { kind: 'edit', file: 'pages.yaml', edit });
    yaml = all.yaml('pages.yaml');
  }
  return yaml.text;
}

function read(yaml: YamlText, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    yaml.value,
  );
}
