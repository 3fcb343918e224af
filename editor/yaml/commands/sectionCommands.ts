import {
  EditError,
  emitPair,
  indent,
  type JsonValue,
  readEntryLines,
  valueAt,
  type YamlText,
} from '../../../features/_shared/yamlEdits/index.ts';
import { formatScalar } from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { CommandOf, EntryLocation } from './EditorCommand.ts';
import type { SiteTexts } from './SiteTexts.ts';

type Mapping = { [key: string]: JsonValue };

/** Moves a section to the end of another page, with its lines and comment. */
export function moveSection(texts: SiteTexts, { section, page }: CommandOf<'moveSection'>): void {
  const lines = readEntryLines(texts.yaml(section.file), section.path, { comment: true });
  const value = mappingAt(texts, section);
  const { sections } = mappingAt(texts, page);
  const index = Array.isArray(sections) ? sections.length : 0;
  texts.edit(section.file, { kind: 'remove', path: section.path });
  const path = [...page.path, 'sections'];
  texts.edit(page.file, { kind: 'paste', path, index, lines, value });
}

/** Turns a section into a block of pages.yaml, and uses it in its place. */
export function sectionToBlock(texts: SiteTexts, { section, name }: CommandOf<'toBlock'>): void {
  const value = mappingAt(texts, section);
  if (typeof value.type !== 'string') throw new EditError('This section is already a block');
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new EditError('A block name uses lower-case letters, digits and hyphens');
  for (const file of texts.files)
    if (valueAt(texts.yaml(file).value, ['blocks', name]) !== undefined)
      throw new EditError(`The block ${name} already exists`);
  const yaml = texts.yaml(section.file);
  const body = toMappingLines(readEntryLines(yaml, section.path, { comment: false }));
  // The comment above stays on the page; those inside move with the lines.
  texts.edit(section.file, {
    kind: 'paste',
    path: section.path.slice(0, -1),
    index: Number(section.path.at(-1)) + 1,
    lines: [...readCommentAbove(yaml, section.path), `- use: ${name}`],
    value: { use: name },
  });
  texts.edit(section.file, { kind: 'remove', path: section.path });
  const file = 'pages.yaml';
  const blocks = valueAt(texts.yaml(file).value, ['blocks']);
  texts.edit(file, {
    kind: 'paste',
    path: ['blocks'],
    index: Object.keys(blocks ?? {}).length,
    key: name,
    value,
    lines: [`${formatScalar(name)}:`, ...indent(body)],
  });
}

/** Replaces `use:` by the block's own lines, with the overrides applied. The comment above stays. */
export function inlineBlock(texts: SiteTexts, { section }: CommandOf<'inline'>): void {
  const { use, ...overrides } = mappingAt(texts, section);
  const source = texts.files.find(
    (file) => valueAt(texts.yaml(file).value, ['blocks', String(use)]) !== undefined,
  );
  if (typeof use !== 'string' || !source) throw new EditError('This section does not use a block');
  const [, ...lines] = readEntryLines(texts.yaml(source), ['blocks', use], { comment: false });
  const value = valueAt(texts.yaml(source).value, ['blocks', use]) as Mapping;
  const body =
    lines.length > 0 && lines.every((line) => line === '' || line.startsWith('  '))
      ? lines.map((line) => line.slice(2))
      : emitPair(use, value)
          .slice(1)
          .map((line) => line.slice(2));
  const list = section.path.slice(0, -1);
  const index = Number(section.path.at(-1));
  const [first = '', ...rest] = body;
  const comment = readCommentAbove(texts.yaml(section.file), section.path);
  texts.edit(section.file, {
    kind: 'paste',
    path: list,
    index: index + 1,
    lines: [...comment, `- ${first}`, ...indent(rest)],
    value,
  });
  texts.edit(section.file, { kind: 'remove', path: section.path });
  for (const [key, content] of Object.entries(overrides))
    texts.edit(section.file, { kind: 'set', path: [...section.path, key], value: content });
}

function readCommentAbove(yaml: YamlText, path: YamlPath): string[] {
  const item = readEntryLines(yaml, path, { comment: false });
  const commented = readEntryLines(yaml, path, { comment: true });
  return commented.slice(0, commented.length - item.length);
}

function mappingAt(texts: SiteTexts, { file, path }: EntryLocation): Mapping {
  const value = valueAt(texts.yaml(file).value, path);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new EditError('This section no longer exists');
  return value;
}

/** Returns the lines of a list item (`- type: …`) without its dash. */
function toMappingLines([first = '', ...rest]: string[]): string[] {
  const head = first.replace(/^-( *)/, ' $1');
  const column = head.search(/\S/);
  return [head, ...rest].map((line) => line.slice(Math.min(column, line.search(/\S|$/))));
}
