import type { TSchema } from 'typebox';

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
    ...formatKeys(schema, ''),
    '',
    '```yaml',
    toListItem(example),
    '```',
  ];
}

/** The keywords of JSON Schema that section schemas use. */
interface Node {
  type?: string;
  description?: string;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  enum?: unknown[];
  anyOf?: Node[];
  const?: unknown;
}

const commonKeys = new Set(['type', 'id', 'tone', 'draft', 'publishAt', 'expireAt']);

/** Formats the keys of a schema as rows of a table, nested keys included. */
function formatKeys(schema: Node, prefix: string): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => prefix !== '' || !commonKeys.has(key))
    .flatMap(([key, value]) => {
      const required = schema.required?.includes(key) ? 'required' : '';
      const inner = value.items ?? value;
      const path = `${prefix}${key}${value.items ? '[]' : ''}`;
      return [
        `| \`${path}\` | ${required} | ${formatDescription(value)} |`,
        ...(inner.properties ? formatKeys(inner, `${path}.`) : []),
      ];
    });
}

function formatDescription(node: Node): string {
  const choices =
    node.enum ??
    node.anyOf?.flatMap((option) => (option.const === undefined ? [] : [option.const]));
  const list = choices?.length
    ? ` One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.`
    : '';
  return `${node.description ?? ''}${list}`.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function toListItem(yaml: string): string {
  const lines = yaml.trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}
