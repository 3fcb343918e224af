import type { TSchema } from 'typebox';
import type { Preset } from '../../renderer/sections/Preset.ts';
import { formatKeys, type Node } from './formatKeys.ts';

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
    'The examples are the presets of the gallery and of “Add section” in the visual editor, which replaces `placeholder:` pictures by files and adds the form of a section to `data/forms/`.',
    '',
    'Every section may also carry `id` (its anchor), `tone` (plain, tint, dark or accent: the band behind it), `draft: true`, `publishAt`, `expireAt` and `sample: true` (content that stands in for real content).',
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
    '| key | | what it is |',
    '|---|---|---|',
    ...formatKeys(schema, '', sharedKeys),
    ...presets.flatMap(({ title, description, yaml }) => [
      '',
      `**${title}.** ${description}`,
      '',
      '```yaml',
      toListItem(yaml),
      '```',
    ]),
  ];
}

/** Keys that the page explains at its top. */
export const sharedKeys = new Set([
  'type',
  'id',
  'tone',
  'draft',
  'publishAt',
  'expireAt',
  'sample',
]);

function toListItem(yaml: string): string {
  const lines = yaml.trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}
