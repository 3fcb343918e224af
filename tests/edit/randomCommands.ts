import fc from 'fast-check';
import type { SiteCommand as AnyCommand } from '../../editor/yaml/commands/EditorCommand.ts';
import { listLocatedTexts } from '../../editor/yaml/commands/listLocatedTexts.ts';
import { replaceMatches } from '../../editor/yaml/commands/matchWords.ts';
import { fraction } from './fraction.ts';

/** The commands that change pages, not files of public/. */
type EditorCommand = Exclude<
  AnyCommand,
  { kind: 'renameFile' | 'describeFile' | 'translate' | 'renameRow' }
>;

/** A random choice of a command, which `concreteCommand` applies to a site. */
export interface CommandChoice {
  what: Exclude<EditorCommand['kind'], 'edit'>;
  /** Fractions that choose pages, sections and blocks. */
  picks: [number, number, number, number];
  number: number;
}

/** Generates commands that affect several pages, or a page and the blocks. */
export const commandChoices: fc.Arbitrary<CommandChoice> = fc.record({
  what: fc.constantFrom(
    'moveSection',
    'moveSection',
    'toBlock',
    'toBlock',
    'inline',
    'inline',
    'addPage',
    'duplicatePage',
    'renamePage',
    'deletePage',
    'replaceWords',
  ),
  picks: fc.tuple(fraction, fraction, fraction, fraction),
  number: fc.nat({ max: 99_999 }),
});

type Mapping = Record<string, unknown>;

/** File → its content. */
export type Contents = ReadonlyMap<string, Mapping>;

/** Returns the command that a choice stands for on a site; undefined if there is none. */
export function concreteCommand(
  contents: Contents,
  { what, picks: [one, two, three], number }: CommandChoice,
): EditorCommand | undefined {
  if (what === 'replaceWords') {
    const texts = [...contents].flatMap(([file, value]) =>
      listLocatedTexts(value).map(({ at, value }) => ({ file, path: [...at], value })),
    );
    const words = pick(pick(texts, one)?.value.match(/[\p{L}\d]{4,}/gu) ?? [], two);
    // Which texts are for visitors depends on their schema: any choice must do.
    const chosen = texts.flatMap(({ file, path, value }, index) =>
      / /.test(value) && (index * number) % 5 < 4 ? { file, path } : [],
    );
    return words === undefined
      ? undefined
      : { kind: what, words, replacement: `Made: up ${number}`, texts: chosen };
  }
  const pages = [...contents].flatMap(([file, { pages }]) =>
    Object.keys((pages ?? {}) as Mapping).map((key) => ({ file, path: ['pages', key] })),
  );
  const page = pick(pages, one);
  const other = pick(pages, two);
  if (!page || !other) return undefined;
  const route = `/made-up-${number}`;
  const key = String(page.path[1]);
  switch (what) {
    case 'addPage':
      return { kind: what, file: page.file, route, title: 'Made up', description: 'Of no use' };
    case 'duplicatePage':
    case 'renamePage':
      return { kind: what, page, route: key.includes('{{') ? `${key}-${number}` : route };
    case 'deletePage': {
      const redirect = String(other.path[1]);
      const useful = three > 0.3 && redirect !== key && !redirect.includes('{{');
      return { kind: what, page, ...(useful && !key.includes('{{') && { redirect }) };
    }
  }
  const sections = sectionsAt(contents, page);
  const wanted = [...sections.entries()].filter(
    ([, section]) => what === 'moveSection' || (what === 'inline') === 'use' in section,
  );
  const index = pick(wanted, three)?.[0];
  if (index === undefined) return undefined;
  const section = { file: page.file, path: [...page.path, 'sections', index] };
  if (what === 'toBlock') return { kind: what, section, name: `made-up-${number}` };
  if (what === 'inline') return { kind: what, section };
  if (page === other) return undefined;
  return { kind: what, section, page: other };
}

/** Applies a command to plain values: the oracle for `applyCommand`. */
export function contentsAfter(before: Contents, command: AnyCommand): Contents {
  const contents = new Map(structuredClone([...before]));
  if (
    command.kind === 'renameFile' ||
    command.kind === 'describeFile' ||
    command.kind === 'translate' ||
    command.kind === 'renameRow' ||
    command.kind === 'edit'
  )
    throw new Error('An edit has its own model');
  if (command.kind === 'replaceWords') {
    for (const { file, path } of command.texts) {
      const parent = path
        .slice(0, -1)
        .reduce((inner, key) => inner[key] as Mapping, contents.get(file) as Mapping);
      const key = String(path.at(-1));
      parent[key] = replaceMatches(String(parent[key]), command.words, command.replacement);
    }
    return contents;
  }
  if (command.kind === 'addPage') {
    const { file, route, title, description } = command;
    const sections = [{ type: 'hero', headline: title }];
    getPages(contents, file)[route] = { title, description, sections };
    return contents;
  }
  if ('page' in command && command.kind !== 'moveSection') {
    const { file } = command.page;
    const key = String(command.page.path[1]);
    const page = getPages(contents, file)[key] as Mapping;
    if (command.kind === 'duplicatePage') {
      const { redirectFrom: _, canonical: __, ...copy } = structuredClone(page);
      getPages(contents, file)[command.route] = copy;
      return contents;
    }
    if (command.kind === 'deletePage') {
      delete getPages(contents, file)[key];
      const { redirect } = command;
      if (redirect === undefined) return contents;
      const target = [...contents.values()].flatMap(
        ({ pages }) => (pages as Mapping)?.[redirect] ?? [],
      );
      const routes = [key, ...((page.redirectFrom ?? []) as string[])];
      sendOn(target[0] as Mapping, routes);
      return followed(contents, key, () => redirect);
    }
    const { route } = command;
    const entries = Object.entries(getPages(contents, file));
    (contents.get(file) as Mapping).pages = Object.fromEntries(
      entries.map(([name, value]) => [name === key ? route : name, value]),
    );
    if (!key.includes('{{')) sendOn(page, [key]);
    return followed(contents, key, (anchor) => route + anchor);
  }
  const { section } = command;
  const index = Number(section.path[3]);
  const list = sectionsAt(contents, section);
  const moved = list[index] as Mapping;
  if (command.kind === 'moveSection') {
    list.splice(index, 1);
    const target = sectionsAt(contents, command.page);
    target.push(moved);
  } else if (command.kind === 'toBlock') {
    list[index] = { use: command.name };
    const main = contents.get('pages.yaml') as Mapping;
    main.blocks = { ...((main.blocks ?? {}) as Mapping), [command.name]: moved };
  } else {
    const { use, ...overrides } = moved;
    const block = [...contents.values()].flatMap(
      ({ blocks }) => ((blocks ?? {}) as Mapping)[String(use)] ?? [],
    )[0];
    list[index] = { ...(block as Mapping), ...overrides };
  }
  return contents;
}

function sendOn(page: Mapping, routes: string[]): void {
  page.redirectFrom = [...((page.redirectFrom ?? []) as string[]), ...routes];
}

function followed(contents: Contents, route: string, become: (anchor: string) => string): Contents {
  const follow = (value: unknown, key = ''): unknown => {
    if (key === 'redirectFrom') return value;
    if (typeof value === 'string') return followedText(value, route, become);
    if (Array.isArray(value)) return value.map((inner) => follow(inner));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, follow(inner, name)]),
    );
  };
  return new Map([...contents].map(([file, value]) => [file, follow(value) as Mapping]));
}

/** Finds links: a whole text, or in Markdown between `](` and the next space or bracket. */
function followedText(text: string, route: string, become: (anchor: string) => string): string {
  const [address = '', anchor] = text.split(/#(.*)/s);
  if (address === route && !anchor?.includes('\n'))
    return become(anchor === undefined ? '' : `#${anchor}`);
  return text
    .split('](')
    .map((part, index) => {
      const [link = ''] = part.split(/[)\s]/);
      const [path, ...rest] = link.split('#');
      const ended = link.length < part.length;
      if (index === 0 || path !== route || !ended) return part;
      return become(rest.length > 0 ? `#${rest.join('#')}` : '') + part.slice(link.length);
    })
    .join('](');
}

function getPages(contents: Contents, file: string): Mapping {
  return contents.get(file)?.pages as Mapping;
}

function sectionsAt(
  contents: Contents,
  { file, path }: { file: string; path: (string | number)[] },
): Mapping[] {
  const page = getPages(contents, file)[String(path[1])] as Mapping | null;
  return Array.isArray(page?.sections) ? (page.sections as Mapping[]) : [];
}

function pick<T>(items: readonly T[], fraction: number): T | undefined {
  return items[Math.floor(fraction * items.length)];
}
