import fc from 'fast-check';
import { applyCommand } from '../../editor/server/draft/applyCommand.ts';
import type { EditorCommand, EntryLocation } from '../../editor/yaml/commands/EditorCommand.ts';
import { SiteTexts } from '../../editor/yaml/commands/SiteTexts.ts';
import { EditError } from '../../features/_shared/yamlEdits/EditError.ts';
import type { JsonValue } from '../../features/_shared/yamlEdits/emit.ts';
import { YamlText } from '../../features/_shared/yamlEdits/YamlText.ts';

/**
 * A site on which two authors work. A comment names each page and section, wherever it moves. Each section
 * has a text that neither author changes: one that is rewritten as a whole counts as another section.
 */
export const pairedSite: Readonly<Record<string, string>> = {
  'pages.yaml': `site:
  name: Paired # the name
  url: https://www.example.com
blocks:
  desk:
    type: cta
    title: Write to the desk
    actions: [{ label: Write, to: 'mailto:desk@example.com' }]
pages:
  /: # p0
    title: Home of the pair
    description: Where it begins
    sections:
      # greets
      - type: hero # s0
        eyebrow: Welcome
        headline: Hello to everybody
        text: We are pleased to see you

      - type: feature # s1
        headline: What we do all day
        text: >-
          Everything that you need, and
          nothing that you do not
        items:
          - bake bread
          - brew coffee # strong
      - type: cta # s2
        headline: Come and see
        text: The door is open
        actions: [{ label: Prices, to: /prices }]
      - use: desk # s3
  # costs
  /prices: # p1
    title: Prices of the pair
    description: What it costs
    sections:
      - type: hero # s4
        eyebrow: What it costs
        headline: Less than you think
        text: Nothing before the first call
      - type: feature # s5
        headline: What is included
        text: The work and the [journey](/about)
        items:
          - a first look
          - a second look
`,
  'pages/more.yaml': `pages:
  /about: # p2
    title: About the pair
    description: Who they are
    sections:
      - type: feature # s6
        headline: Two sisters
        text: And a dog by the sea
        items: [Anna, Berta]
      - type: quote # s7
        eyebrow: Our guests
        headline: What others say
        text: They are never late
`,
  'data/posts.yaml': `first:
  title: The first post
  text: Some words
second:
  title: The second post
  text: More words
`,
};

const pages = 3;
const sections = 8;

/** What an author means to do; numbers name pages and sections by their comments. */
export interface Intent {
  what:
    | 'headline'
    | 'text'
    | 'item'
    | 'addItem'
    | 'title'
    | 'site'
    | 'row'
    | 'insert'
    | 'remove'
    | 'move'
    | 'duplicate'
    | 'moveToPage'
    | 'toBlock'
    | 'inline'
    | 'addPage'
    | 'duplicatePage'
    | 'renamePage'
    | 'deletePage';
  page: number;
  section: number;
  other: number;
}

const whats: Intent['what'][] = [
  ...(['headline', 'headline', 'text', 'text', 'item', 'addItem', 'title', 'site', 'row'] as const),
  ...(['insert', 'insert', 'remove', 'move', 'move', 'duplicate', 'moveToPage'] as const),
  ...(['toBlock', 'inline', 'addPage', 'duplicatePage', 'renamePage', 'deletePage'] as const),
];

/** The intents of an author besides copying a section: nothing to the first. */
const keepsFirst: string[] = [
  'duplicate',
  'title',
  'site',
  'row',
  'insert',
  'addPage',
  'duplicatePage',
];

/** Generates what one author does. */
export const intentLists = fc
  .array(
    fc.record<Intent>({
      what: fc.constantFrom(...whats),
      page: fc.nat({ max: pages - 1 }),
      section: fc.nat({ max: sections - 1 }),
      other: fc.nat({ max: sections - 1 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  // Whoever copies something and removes or rewrites the first has moved it.
  .filter((list) => {
    const has = (...whats: string[]) => list.some(({ what }) => whats.includes(what));
    const isCopied = has('duplicate') && !list.every(({ what }) => keepsFirst.includes(what));
    return !(has('duplicatePage') && has('deletePage')) && !isCopied;
  });

/** File → its text. */
export type Texts = ReadonlyMap<string, string>;

/** What an author means to do, under the word that all that it writes contains. */
export interface Step {
  intent: Intent;
  word: string;
  /** What the author saw and copied: a copy is new content. */
  copied?: unknown;
  /** The page on which a copied section lies, or whether a copied page lies in the other file. */
  home?: number;
}

/** Returns the command by which an author does something to a site; undefined if it lacks the target. */
export function toCommand(
  texts: Texts,
  { intent, word, copied, home = 0 }: Step,
): EditorCommand | undefined {
  const { what, page: pageId, section: id, other } = intent;
  const page = findPage(texts, pageId);
  const edit = (place: EntryLocation | undefined, key: (string | number)[], value: string) =>
    place &&
    ({
      kind: 'edit',
      file: place.file,
      edit: { kind: 'set', path: [...place.path, ...key], value },
    } as const);
  if (what === 'site') return edit({ file: 'pages.yaml', path: ['site'] }, ['name'], word);
  if (what === 'row')
    return edit({ file: 'data/posts.yaml', path: [id % 2 ? 'first' : 'second'] }, ['text'], word);
  if (what === 'addPage')
    return { kind: what, file: 'pages.yaml', route: `/${word}`, title: word, description: word };
  if (what === 'duplicatePage' && copied)
    return edit(
      { file: home ? 'pages/more.yaml' : 'pages.yaml', path: ['pages'] },
      [`/${word}`],
      copied as string,
    );
  if (what === 'title') return edit(page, ['title'], word);
  if (what === 'duplicatePage' || what === 'renamePage')
    return (
      page && { kind: what, page, route: `/${word}`, ...(what !== 'renamePage' && { title: word }) }
    );
  if (what === 'deletePage') return page && pageId > 0 ? { kind: what, page } : undefined;
  const section = findSection(texts, id);
  const insert = (
    page: EntryLocation | undefined,
    after: EntryLocation | undefined,
    value: JsonValue,
  ) => {
    if (!page) return undefined;
    const path = [...page.path, 'sections'];
    const isHere = after?.file === page.file && after.path[1] === page.path[1];
    const index = isHere ? Number(after.path[3]) + 1 : readList(texts, page).length;
    return { kind: 'edit', file: page.file, edit: { kind: 'insert', path, index, value } } as const;
  };
  if (what === 'insert') {
    const value = { type: 'quote', headline: word, text: `Written by ${word}` };
    return insert(page, findSection(texts, other), value);
  }
  if (what === 'duplicate' && copied)
    return insert(findPage(texts, home), section, copied as JsonValue);
  // Files are merged one by one: what moves to a page of another file is new there.
  if (what === 'moveToPage' && copied && !section)
    return insert(page, undefined, copied as JsonValue);
  if (!section) return undefined;
  const value = readValue(texts, section) as Record<string, unknown>;
  const list = { file: section.file, path: section.path.slice(0, -1) };
  const index = Number(section.path.at(-1));
  if (what === 'headline') return edit(section, ['headline'], `Said by ${word}`);
  if (what === 'text')
    return 'use' in value ? undefined : edit(section, ['text'], `Text of ${word}`);
  if (what === 'item') return value.items ? edit(section, ['items', 1], word) : undefined;
  if (what === 'addItem')
    return value.items
      ? {
          kind: 'edit',
          file: section.file,
          edit: { kind: 'insert', path: [...section.path, 'items'], index: 2, value: word },
        }
      : undefined;
  if (what === 'remove')
    return { kind: 'edit', file: section.file, edit: { kind: 'remove', path: section.path } };
  if (what === 'duplicate')
    return { kind: 'edit', file: section.file, edit: { kind: 'duplicate', path: section.path } };
  if (what === 'toBlock') return 'use' in value ? undefined : { kind: what, section, name: word };
  if (what === 'inline') return 'use' in value ? { kind: what, section } : undefined;
  const target = findSection(texts, other);
  if (what === 'move') {
    if (!target || target.file !== list.file || target.path[1] !== list.path[1]) return undefined;
    const to = Number(target.path.at(-1));
    return {
      kind: 'edit',
      file: list.file,
      edit: { kind: 'move', path: list.path, from: index, to },
    };
  }
  if (!page || (page.file === section.file && page.path[1] === section.path[1])) return undefined;
  return { kind: 'moveSection', section, page };
}

/** Notes what an author copies who does this alone. */
export function noteCopies(start: Texts, steps: readonly Step[]): Step[] {
  return steps.map((step, index) => {
    const { what, page, section } = step.intent;
    const before = runSteps(start, steps.slice(0, index));
    const source =
      what === 'duplicatePage'
        ? findPage(before, page)
        : what === 'duplicate' || what === 'moveToPage'
          ? findSection(before, section)
          : undefined;
    if (!source) return step;
    const { redirectFrom: _, ...copied } = readValue(before, source) as Record<string, unknown>;
    if (what === 'moveToPage')
      return source.file === findPage(before, page)?.file ? step : { ...step, copied };
    if (what === 'duplicate') {
      const home = [...Array(pages).keys()].find(
        (id) => findPage(before, id)?.path[1] === source.path[1],
      );
      return home === undefined ? step : { ...step, copied, home };
    }
    return {
      ...step,
      copied: { ...copied, title: step.word },
      home: source.file === 'pages.yaml' ? 0 : 1,
    };
  });
}

/** Applies what authors do, in this order, as the server does. What is not possible has no effect. */
export function runSteps(start: Texts, steps: readonly Step[]): Texts {
  let texts = start;
  for (const step of steps) {
    const command = toCommand(texts, step);
    if (!command) continue;
    const before = texts;
    const site = new SiteTexts([...before.keys()], (file) => parse(before.get(file) ?? ''));
    try {
      applyCommand(site, command);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      continue;
    }
    texts = new Map([
      ...before,
      ...Array.from(site.changes, ([file, { text }]) => [file, text] as const),
    ]);
  }
  return texts;
}

/** Reads the content of all files. */
export function readContents(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(Array.from(texts, ([file, text]) => [file, parse(text).value]));
}

/** Lists what somebody changed: pages and sections by their names, the order of sections, and other entries. */
export function listChanged(before: Texts, after: Texts): string[] {
  const [old, now] = [listEntries(before), listEntries(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => old.get(name) !== now.get(name),
  );
}

function listEntries(texts: Texts): Map<string, string> {
  const { 'pages.yaml': main, 'data/posts.yaml': rows } = readContents(texts) as Record<
    string,
    Record<string, unknown>
  >;
  const { pages: _, ...rest } = main ?? {};
  const found = new Map<string, unknown>(Object.entries({ ...rest, ...rows }));
  const places = new Map<string, string[]>();
  for (let id = 0; id < sections; id++) {
    const section = findSection(texts, id);
    if (!section) continue;
    const page = section.path.slice(0, 2).join();
    found.set(`s${id}`, [page, readValue(texts, section)]);
    places.set(page, [...(places.get(page) ?? []), `${section.path.at(-1)} s${id}`]);
  }
  for (let id = 0; id < pages; id++) {
    const page = findPage(texts, id);
    if (!page) continue;
    const { sections, ...rest } = readValue(texts, page) as Record<string, unknown>;
    found.set(`p${id}`, [page, rest]);
    found.set(`order p${id}`, [readList(texts, page).length, places.get(page.path.join())]);
  }
  return new Map(Array.from(found, ([name, value]) => [name, JSON.stringify(value)]));
}

const parsed = new Map<string, YamlText>();

function parse(text: string): YamlText {
  const known = parsed.get(text) ?? new YamlText(text);
  if (parsed.size > 2000) parsed.clear();
  parsed.set(text, known);
  return known;
}

function findPage(texts: Texts, id: number): EntryLocation | undefined {
  return listPages(texts).find(({ line }) => line.endsWith(`# p${id}`))?.location;
}

function findSection(texts: Texts, id: number): EntryLocation | undefined {
  const seen = new Set<string>();
  for (const { location, line } of listPages(texts)) {
    // A copy of a page has the comments of its sections, too.
    const [name] = /# p\d$/.exec(line) ?? [];
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    const yaml = parse(texts.get(location.file) ?? '');
    const count = readList(texts, location).length;
    for (let index = 0; index < count; index++) {
      const path = [...location.path, 'sections', index];
      const [start = 0] = yaml.find(path)?.node?.range ?? [];
      const line = yaml.text.slice(start).split('\n', 1)[0] ?? '';
      if (line.endsWith(`# s${id}`)) return { file: location.file, path };
    }
  }
  return undefined;
}

function listPages(texts: Texts): { location: EntryLocation; line: string }[] {
  return [...texts].flatMap(([file, text]) => {
    const pages = (parse(text).value as { pages?: Record<string, unknown> } | null)?.pages ?? {};
    const lines = text.split('\n');
    return Object.keys(pages).map((key) => ({
      location: { file, path: ['pages', key] },
      line: lines.find((line) => line.startsWith(`  ${key}:`)) ?? '',
    }));
  });
}

function readList(texts: Texts, page: EntryLocation): unknown[] {
  const { sections } = readValue(texts, page) as { sections?: unknown[] };
  return sections ?? [];
}

function readValue(texts: Texts, { file, path }: EntryLocation): unknown {
  let value = parse(texts.get(file) ?? '').value;
  for (const key of path) value = (value as Record<string | number, unknown>)[key];
  return value;
}
