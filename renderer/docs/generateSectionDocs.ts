import type { TSchema } from 'typebox';

/**
 * docs/sections.md: every section type with its keys and its example, made from the schemas so that
 * it is never out of date.
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
    ...types.flatMap((type) => chapter(type, schemas[type] as Node, examples[type] ?? '')),
    '',
  ].join('\n');
}

function chapter(type: string, schema: Node, example: string): string[] {
  return [
    '',
    `## ${type}`,
    '',
    schema.description ?? '',
    '',
    '| key | | what it is |',
    '|---|---|---|',
    ...rows(schema, ''),
    '',
    '```yaml',
    asListItem(example),
    '```',
  ];
}

/** The parts of JSON Schema that section schemas use. */
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

const common = new Set(['type', 'id', 'tone', 'draft', 'publishAt', 'expireAt']);

function rows(schema: Node, prefix: string): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => prefix !== '' || !common.has(key))
    .flatMap(([key, value]) => {
      const need = schema.required?.includes(key) ? 'required' : '';
      const inner = value.items ?? value;
      const path = `${prefix}${key}${value.items ? '[]' : ''}`;
      return [
        `| \`${path}\` | ${need} | ${cell(value)} |`,
        ...(inner.properties ? rows(inner, `${path}.`) : []),
      ];
    });
}

function cell(node: Node): string {
  const choices =
    node.enum ?? node.anyOf?.flatMap((one) => (one.const === undefined ? [] : [one.const]));
  const list = choices?.length
    ? ` One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.`
    : '';
  return `${node.description ?? ''}${list}`.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function asListItem(yaml: string): string {
  const lines = yaml.trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}
