/**
 * Formats the keys of a schema as rows of a table, nested keys included.
 *
 * @param omitted keys of the schema itself to leave out
 */
export function formatKeys(
  schema: Node,
  prefix: string,
  omitted: ReadonlySet<string> = new Set(),
): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => !omitted.has(key))
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
  const preset = node.default === undefined ? '' : ` Default: \`${node.default}\`.`;
  return `${node.description ?? ''}${preset}${list}`.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** The keywords of JSON Schema that the schemas use. */
export interface Node {
  type?: string;
  description?: string;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  enum?: unknown[];
  anyOf?: Node[];
  const?: unknown;
  default?: unknown;
}
