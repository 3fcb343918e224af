/**
 * Formats the keys of a schema as rows of a table, nested keys included.
 *
 * @param omitted keys of the schema itself to leave out
 * @param shared links to the groups of keys that have a page of their own, by `identifyKeys()`
 */
export function formatKeys(
  schema: Node,
  prefix: string,
  omitted: ReadonlySet<string> = new Set(),
  shared: ReadonlyMap<string, string> = new Map(),
): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => !omitted.has(key))
    .flatMap(([key, value]) => {
      const required = schema.required?.includes(key) ? ' required ' : ' ';
      const inner = value.items ?? value;
      const path = `${prefix}${key}${value.items ? '[]' : ''}`;
      const group = shared.get(identifyKeys(inner));
      return [
        `| \`${path}\` |${required}| ${formatDescription(value)}${group ? ` Has the keys of ${group}.` : ''} |`,
        ...(inner.properties && !group ? formatKeys(inner, `${path}.`, new Set(), shared) : []),
      ];
    });
}

/** Returns a text that is the same for two schemas with the same keys; empty without keys. */
export function identifyKeys(schema: Node): string {
  return schema.properties ? formatKeys(schema, '').join('\n') : '';
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
  description?: string;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  minItems?: number;
  enum?: unknown[];
  anyOf?: Node[];
  const?: unknown;
  default?: unknown;
}
