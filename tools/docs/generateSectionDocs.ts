import type { TSchema } from 'typebox';
import type { Preset } from '../../renderer/index.ts';
import { action, frameKeys, image } from '../../schema/vocabulary.ts';
import { formatKeys, identifyKeys, type Node } from './formatKeys.ts';

/**
 * Generates the page of sections: every section type with its keys and its presets.
 *
 * @param schemas section type → schema
 */
export function generateSectionDocs(
  schemas: Record<string, TSchema>,
  presets: readonly Preset[],
): string {
  const types = Object.keys(schemas).sort();
  const contents = types.map((type) => `[${type}](#${type})`).join(' · ');
  return [
    '<!-- Made by `npm run schema` from sections/*/schema.ts and examples/. -->',
    '# Section types',
    '',
    contents,
    '',
    'Each type lists its presets, the first with its YAML. `/_gallery` at the address of `dev` shows all of them; “Add section” in the visual editor inserts them, with files for `placeholder:` pictures and the form in `data/forms/`.',
    '',
    'Every section may also carry `id` (its anchor), `tone` (plain, tint, dark or accent: the band behind it), `draft: true`, `publishAt`, `expireAt`, `sample: true` (content that stands in for real content) and `when` (shows it only if values of its rows meet conditions, such as `{ city.open: true }`).',
    '',
    'Sections with a frame, which are all but `banner`, `form-dialog` and `jsonld`, have the keys below; those with a header above their body also have `align` (start or center).',
    '',
    '## frame',
    '',
    ...formatTable({ properties: frameKeys } as object as Node, new Set(), groupNames),
    ...sharedGroups.flatMap(({ title, schema }) => [
      '',
      `## ${title}`,
      '',
      ...formatTable(schema as Node, new Set()),
    ]),
    ...types.flatMap((type) =>
      formatSection(
        type,
        schemas[type] as Node,
        presets.filter((preset) => preset.type === type),
      ),
    ),
    '',
  ].join('\n');
}

function formatSection(type: string, schema: Node, presets: readonly Preset[]): string[] {
  return [
    '',
    `## ${type}`,
    '',
    schema.description ?? '',
    '',
    ...formatTable(schema, sharedKeys, groupNames),
    ...presets.flatMap(({ title, description, yaml }, index) => [
      '',
      `**${title}.** ${description}`,
      ...(index === 0 ? ['', '```yaml', toListItem(yaml), '```'] : []),
    ]),
  ];
}

function formatTable(
  schema: Node,
  omitted: ReadonlySet<string>,
  shared?: ReadonlyMap<string, string>,
): string[] {
  return ['| key | | what it is |', '|---|---|---|', ...formatKeys(schema, '', omitted, shared)];
}

/** Keys that many types have in the same form. */
const sharedGroups = [
  { title: 'pictures', schema: image },
  { title: 'buttons', schema: action },
];
const groupNames = new Map(
  sharedGroups.map(({ title, schema }) => [identifyKeys(schema as Node), title]),
);

/** Keys that the page explains at its top. */
export const sharedKeys = new Set([
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

function toListItem(yaml: string): string {
  const lines = yaml.trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}
