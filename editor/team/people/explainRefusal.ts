import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, Lexer, type Node } from 'yaml';
import { isMapping } from '../../../base/values/isMapping.ts';
import {
  type BlockCollection,
  type BlockEntry,
  EditError,
  findEntries,
  isBlock,
  keyText,
  YamlText,
} from '../../../features/_shared/yamlEdits/index.ts';
import type { Role } from '../../../schema/vocabulary.ts';

/** The texts of files before and after a change; of other files, only the names. */
export type FileChanges = ReadonlyMap<string, { before: string; after: string }>;

/**
 * Returns why a role does not permit a change; undefined if it does. Looks at what the change does to
 * the files, not at what it was called.
 *
 * @param isWholeText whether somebody wrote the text of a file, which has comments too
 */
export function explainRefusal(
  role: Role,
  changes: FileChanges,
  isWholeText = false,
): string | undefined {
  if (role.may === 'read') return 'Your role may read, but not change anything';
  if (!role.routes && !role.sections && !role.files) return undefined;
  for (const [file, texts] of changes) {
    if (role.files?.some((pattern) => matchesPath(file, pattern))) continue;
    const refusal =
      /^pages(?:\.yaml$|\/)/.test(file) && !isWholeText && (role.routes || role.sections)
        ? explainPages(role, readPages(texts.before), readPages(texts.after)) ||
          explainComments(role, texts)
        : `the file ${file}`;
    if (refusal) return `Your role may not change ${refusal}`;
  }
  return undefined;
}

/** Whether a route or path is a pattern, or lies below one that ends with `/**`. */
export function matchesPath(path: string, pattern: string): boolean {
  if (pattern === '**' || pattern === '/**') return true;
  return pattern.endsWith('/**') ? path.startsWith(pattern.slice(0, -2)) : path === pattern;
}

/** The content of pages.yaml, or of a file of pages/. */
type Content = Record<string, unknown>;

function explainPages(role: Role, before: Content, after: Content): string | undefined {
  const { pages: oldPages, ...oldRest } = before;
  const { pages: newPages, ...newRest } = after;
  const rest = listKeys(oldRest, newRest).find((key) => !isSame(oldRest[key], newRest[key]));
  if (rest !== undefined) return `\`${rest}:\``;
  if (isReordered(before, after)) return 'the order of keys';
  const isOther = Object.hasOwn(before, 'pages') !== Object.hasOwn(after, 'pages');
  if (isOther || isReplaced(oldPages, newPages)) return '`pages:`';
  const [old, current] = [toMapping(oldPages), toMapping(newPages)];
  const mayChange = (route: string) =>
    !role.routes || role.routes.some((pattern) => matchesPath(route, pattern));
  const listOthers = (pages: Content) => Object.keys(pages).filter((route) => !mayChange(route));
  if (!isSame(listOthers(old), listOthers(current))) return 'which other pages there are';
  const types = readBlockTypes(before);
  for (const route of listKeys(old, current)) {
    if (isSame(old[route], current[route])) continue;
    if (!mayChange(route)) return `the page ${route}`;
    const reason = role.sections && explainPage(role.sections, old[route], current[route], types);
    if (reason) return `${reason} of ${route}`;
  }
  return undefined;
}

function explainPage(
  allowed: readonly string[],
  before: unknown,
  after: unknown,
  blockTypes: ReadonlyMap<string, unknown>,
): string | undefined {
  const { sections: oldSections, ...oldRest } = toMapping(before);
  const { sections: newSections, ...newRest } = toMapping(after);
  const isRemoved = oldSections !== undefined && newSections === undefined;
  if (isRemoved || isReplaced(oldSections, newSections, Array.isArray)) return '`sections:`';
  const isOther = isReplaced(before, after) || isReordered(toMapping(before), toMapping(after));
  if (isOther || !isSame(oldRest, newRest)) return 'title, description and settings';
  const [old, current] = [toList(oldSections), toList(newSections)];
  const changed = [...without(old, current), ...without(current, old)];
  const findOther = (section: unknown) =>
    listTypes(section, blockTypes).find((type) => !allowed.includes(String(type)));
  const refused = changed.map(findOther).find((type) => type !== undefined);
  if (refused !== undefined) return `sections of the type ${refused}`;
  const others = (sections: unknown[]) => sections.filter((one) => findOther(one) !== undefined);
  return isSame(others(old), others(current)) ? undefined : 'the order of other sections';
}

/** Refuses other comments, and others at their places, outside of the pages and sections that a role may change. */
function explainComments(role: Role, { before, after }: { before: string; after: string }) {
  const [old, current] = [before, after].map((text) => listOtherComments(role, text));
  return isSame(old, current) ? undefined : 'comments outside of what it may change';
}

function listOtherComments(role: Role, text: string): object[] {
  const ranges = findPermittedLines(role, new YamlText(text));
  const comments = listComments(text);
  /** Keys and items of other lines → how often there was one. */
  const places = new Map<string, number>();
  let place = '';
  let next = 0;
  return text.split('\n').flatMap((line, number) => {
    while (number >= (ranges[next]?.endLine ?? Infinity)) next++;
    if (number >= (ranges[next]?.commentLine ?? Infinity)) return [];
    const key = /^ *(?!#)\S[^:#]*/.exec(line)?.[0];
    if (key !== undefined) {
      places.set(key, (places.get(key) ?? 0) + 1);
      place = `${key} ${places.get(key)}`;
    }
    const comment = comments.get(number);
    return comment === undefined ? [] : { comment, place };
  });
}

/** Returns the lines of the pages or sections that a role may change, from top to bottom. */
function findPermittedLines({ routes, sections }: Role, yaml: YamlText): BlockEntry[] {
  const content = toMapping(yaml.value);
  const values = toMapping(content.pages);
  const types = readBlockTypes(content);
  const pages = yaml.find(['pages'])?.node;
  if (!isBlock(pages) || !isMap<Node, Node | null>(pages)) return [];
  const mayChange = (route: string) =>
    !routes || routes.some((pattern) => matchesPath(route, pattern));
  if (!sections) return pickEntries(yaml, pages, ({ key }) => mayChange(keyText(key)));
  return pages.items.flatMap(({ key, value: page }) => {
    const list = isMap(page) && page.get('sections', true);
    const route = keyText(key);
    if (!isSeq<Node>(list) || list.flow || !mayChange(route)) return [];
    const sectionValues = toList(toMapping(values[route]).sections);
    return pickEntries(yaml, list, (_, index) =>
      listTypes(sectionValues[index], types).every((type) => sections.includes(String(type))),
    );
  });
}

/** Returns the lines of the items of a collection that a function picks. */
function pickEntries<Item>(
  yaml: YamlText,
  block: BlockCollection & { items: Item[] },
  isPicked: (item: Item, index: number) => boolean,
): BlockEntry[] {
  const picked = block.items.map(isPicked);
  // `findEntries` rejects some lists, which do not matter as long as the role may change no item.
  return picked.includes(true) ? findEntries(yaml, block).filter((_, index) => picked[index]) : [];
}

/** Returns the comments by their lines. */
function listComments(text: string): Map<number, string> {
  const comments = new Map<number, string>();
  let line = 0;
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#')) comments.set(line, token);
    line += token.split('\n').length - 1;
  }
  return comments;
}

/** Lists the type of a section, of its block, and of the sections in it. */
function listTypes(section: unknown, blockTypes: ReadonlyMap<string, unknown>): unknown[] {
  const { type, use, sections } = toMapping(section);
  const named = use === undefined ? undefined : (blockTypes.get(String(use)) ?? 'unknown');
  // A block keeps its type, whatever the section that uses it says.
  const types = [named, type].filter((one) => one !== undefined);
  return [
    ...(types.length > 0 ? types : ['unknown']),
    ...toList(sections).flatMap((inner) => listTypes(inner, blockTypes)),
  ];
}

function readBlockTypes({ blocks }: Content): Map<string, unknown> {
  const types = Object.entries(toMapping(blocks)).map(
    ([name, block]) => [name, toMapping(block).type] as const,
  );
  return new Map(types);
}

/** Returns the items of a list that another one lacks. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const rest = [...other];
  return list.filter((item) => {
    const index = rest.findIndex((candidate) => isSame(item, candidate));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

function readPages(text: string): Content {
  try {
    return toMapping(new YamlText(text).value);
  } catch {
    throw new EditError('Only somebody who may change the whole file can repair its YAML');
  }
}

function listKeys(one: Content, other: Content): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** Whether a value differs from another one, and one of them is neither empty nor a collection of this kind. */
function isReplaced(
  before: unknown,
  after: unknown,
  isCollection: (value: unknown) => boolean = isMapping,
): boolean {
  const isOther = (value: unknown) => value !== null && value !== undefined && !isCollection(value);
  return (isOther(before) || isOther(after)) && !isSame(before, after);
}

function toMapping(value: unknown): Content {
  return isMapping(value) ? value : {};
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** Whether two values are the same, also in the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  // JSON has an order, but writes some numbers alike.
  return isDeepStrictEqual(one, other) && JSON.stringify(one) === JSON.stringify(other);
}

/** Whether keys that both mappings have are in another order. */
function isReordered(one: Content, other: Content): boolean {
  const isShared = (key: string) => Object.hasOwn(one, key) && Object.hasOwn(other, key);
  return !isSame(Object.keys(one).filter(isShared), Object.keys(other).filter(isShared));
}
