import type { TSchema } from 'typebox';
import type { Preset } from '../../renderer/index.ts';
import { action, frameKeys, image } from '../../schema/vocabulary.ts';
import { createExample } from './createExample.ts';
import { formatKeys, identifyKeys, type Node } from './formatKeys.ts';

/**
 * Generates a page for each section type, with its smallest preset and its keys, and the pages that they
 * share.
 *
 * @param schemas section type → schema
 * @returns path below docs/reference/ → content
 */
export function generateSectionPages(
  schemas: Record<string, TSchema>,
  presets: readonly Preset[],
): Record<string, string> {
  const types = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  const sharedKeys = listSharedKeys(schemas);
  const added = pickProperties(schemas, (key) => sharedKeys.has(key) && !ownKeys.has(key));
  const every: Group = {
    name: 'every',
    title: 'Further keys of every section',
    schema: { properties: added } as object,
  };
  const hasMore = Object.keys(added).length > 0;
  const groups = [...listGroups(schemas), ...(hasMore ? [every] : [])];
  const links = new Map(
    groups.map(({ name, schema }) => [identifyKeys(schema), `[${name}](../shared/${name}.md)`]),
  );
  return {
    'sections/README.md': formatIntroduction(Object.keys(added)),
    ...Object.fromEntries(
      types.map(([type, schema]) => [
        `sections/${type}.md`,
        formatSection(
          type,
          schema as Node,
          presets.filter((preset) => preset.type === type),
          { links, sharedKeys },
        ),
      ]),
    ),
    ...Object.fromEntries(
      groups.map(({ name, title, schema }) => [
        `shared/${name}.md`,
        formatPage(title, formatTable(schema, new Set())),
      ]),
    ),
  };
}

function formatSection(
  type: string,
  schema: Node,
  presets: readonly Preset[],
  { links, sharedKeys }: { links: ReadonlyMap<string, string>; sharedKeys: ReadonlySet<string> },
): string {
  const example = createExample(schema, presets);
  const lines = [
    schema.description ?? '',
    ...(example ? ['', '```yaml', example, '```'] : []),
    '',
    ...formatTable(schema, sharedKeys, links),
    '',
    'Also has [the keys of all sections](README.md).',
  ];
  if (presets.length === 0) return formatPage(type, lines);
  const described = presets.map(({ title, description }) => `- **${title}.** ${description}`);
  const whole = formatPage(type, [
    ...lines,
    '',
    'Presets, with their YAML in `/_gallery` of `dev`:',
    '',
    ...described,
  ]);
  const titles = presets.map(({ title }) => title.toLowerCase()).join(' · ');
  return Buffer.byteLength(whole) > maxBytes
    ? formatPage(type, [...lines, '', `Presets: ${titles}.`])
    : whole;
}

/** What an agent reads of a section type at most. */
export const maxBytes = 3000;

function formatPage(title: string, lines: readonly string[]): string {
  return [`# ${title}`, '', ...lines, ''].join('\n');
}

function formatTable(
  schema: Node,
  omitted: ReadonlySet<string>,
  shared?: ReadonlyMap<string, string>,
): string[] {
  return ['| key | | what it is |', '|---|---|---|', ...formatKeys(schema, '', omitted, shared)];
}

/** Lists the keys that many types have in the same form. */
function listGroups(schemas: Record<string, TSchema>): Group[] {
  // One of many types whose picture may have a caption.
  const { image: media } = (schemas.feature as Node).properties ?? {};
  const { items: events } = (schemas.events as Node | undefined)?.properties ?? {};
  const recurrence = events?.items?.properties?.recurrence;
  const { filter } = (schemas.cards as Node).properties ?? {};
  return [
    { name: 'frame', title: 'The frame of a section', schema: { properties: frameKeys } as object },
    { name: 'pictures', title: 'Pictures', schema: image as Node },
    { name: 'media', title: 'Pictures with caption or video', schema: media as Node },
    { name: 'buttons', title: 'Buttons', schema: action as Node },
    ...(recurrence ? [{ name: 'recurrence', title: 'Dates that repeat', schema: recurrence }] : []),
    ...(filter ? [{ name: 'filter', title: 'The filter of a list', schema: filter }] : []),
  ];
}

interface Group {
  /** The name of its page in docs/reference/shared/. */
  name: string;
  title: string;
  schema: Node;
}

/** Lists the keys that pages of section types leave out: those of the engine, and those that every type has. */
export function listSharedKeys(schemas: Record<string, TSchema>): Set<string> {
  const all = Object.values(schemas).map((schema) => (schema as Node).properties ?? {});
  const ofEvery = Object.keys(all[0] ?? {}).filter((key) =>
    all.every((properties) => Object.hasOwn(properties, key)),
  );
  return new Set([...ownKeys, ...ofEvery]);
}

function pickProperties(
  schemas: Record<string, TSchema>,
  isPicked: (key: string) => boolean,
): Record<string, unknown> {
  const [first] = Object.values(schemas);
  const properties = Object.entries((first as Node | undefined)?.properties ?? {});
  return Object.fromEntries(properties.filter(([key]) => isPicked(key)));
}

/** Keys that the first page explains. */
const ownKeys = new Set([
  'type',
  'id',
  'tone',
  'draft',
  'publishAt',
  'expireAt',
  'sample',
  'when',
  'align',
  ...Object.keys(frameKeys),
]);

function formatIntroduction(added: readonly string[]): string {
  const more = added.map((key) => `\`${key}\``).join(', ');
  return formatPage('Section types', [
    'Each section type has a page of its name in this folder: its smallest example, its keys, its presets. [The short reference](../short.md#sections) says in a line what each type shows. `/_gallery` at the address of `dev` shows all presets with their YAML; “Add section” in the visual editor inserts them, with files for `placeholder:` pictures and the form in `data/forms/`.',
    '',
    'Every section may also carry `id` (its anchor), `tone` (plain, tint, dark or accent: the band behind it), `draft: true`, `publishAt`, `expireAt`, `sample: true` (content that stands in for real content) and `when` (shows it only if values of its rows meet conditions, such as `{ city.open: true }`).',
    '',
    'Sections with a frame, which are all but `banner`, `form-dialog` and `jsonld`, have [the keys of the frame](../shared/frame.md): background, space, width, divider. Those with a header above their body also have `align` (start or center).',
    ...(more
      ? ['', `All have ${more}, too: [further keys of every section](../shared/every.md).`]
      : []),
  ]);
}
