/**
 * Returns a schema in which descriptions with code are Markdown, too: editors would show the backticks
 * of plain text.
 */
export function describeInMarkdown<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(describeInMarkdown) as Schema;
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    contentKeys.has(key) ? value : describeInMarkdown(value),
  ]);
  const { description } = schema as { description?: unknown };
  if (typeof description === 'string' && description.includes('`'))
    entries.push(['markdownDescription', description]);
  return Object.fromEntries(entries);
}

/** Keywords with values of documents instead of schemas. */
const contentKeys = new Set(['const', 'default', 'defaultSnippets', 'enum', 'examples']);
