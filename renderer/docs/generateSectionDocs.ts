import type { TSchema } from 'typebox';
import { formatKeys, type Node } from './formatKeys.ts';

/**
 * Generates docs/sections.md: every section type with its keys and its example.
 *
 * @param schemas section type → schema
 * @param examples section type → YAML
 */
export function generateSectionDocs(
  schemas: Record<string, TSchema>,
  examples: Record<string, string>,
): string {
  const types = Object.keys(schemas).sort();
  const contents = types.map((type) => `[${type}](#${type})`).join(' · ');
  return [
    '<!-- Made by `npm run schema` from sections/*/schema.ts and example.yaml. Do not edit. -->',
    '# Section types',
    '',
    contents,
    '',
    'Every section may also carry `id` (its anchor), `tone` (plain, tint, dark or accent: the band behind it), `draft: true`, `publishAt` and `expireAt`.',
    ...types.flatMap((type) => formatSection(type, schemas[type] as Node, examples[type] ?? '')),
    '',
  ].join('\n');
}

function formatSection(type: string, schema: Node, example: string): string[] {
  return [
    '',
    `## ${type}`,
    '',
    schema.description ?? '',
    '',
    '| key | | what it is |',
    '|---|---|---|',
    ...formatKeys(schema, '', commonKeys),
    '',
    '```yaml',
    toListItem(example),
    '```',
  ];
}

const commonKeys = new Set(['type', 'id', 'tone', 'draft', 'publishAt', 'expireAt']);

function toListItem(yaml: string): string {
  const lines = yaml.trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}
