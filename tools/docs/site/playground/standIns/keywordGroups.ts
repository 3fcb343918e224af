/** The keywords in the order in which ajv looks at them: first those of any value, then by type. */
export const keywordGroups: { type?: string; keywords: string[] }[] = [
  { keywords: ['const', 'enum', 'anyOf'] },
  {
    type: 'number',
    keywords: ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum', 'multipleOf'],
  },
  { type: 'string', keywords: ['maxLength', 'minLength', 'pattern', 'format'] },
  { type: 'array', keywords: ['maxItems', 'minItems', 'items', 'uniqueItems'] },
  {
    type: 'object',
    keywords: [
      'maxProperties',
      'minProperties',
      'required',
      'propertyNames',
      'additionalProperties',
      'properties',
      'patternProperties',
    ],
  },
];

const known = new Set(['type', ...keywordGroups.flatMap(({ keywords }) => keywords)]);

/** Whether a keyword is followed, or is an annotation. */
export function isKnownKeyword(keyword: string): boolean {
  return (
    known.has(keyword) ||
    keyword.startsWith('x-') ||
    ['$schema', '$id', '$comment', 'title', 'description', 'default', 'examples'].includes(keyword)
  );
}

/** Whether a schema accepts every value, because it has annotations alone. */
export function acceptsAll(schema: unknown): boolean {
  return schema === true || !Object.keys(schema as object).some((keyword) => known.has(keyword));
}
