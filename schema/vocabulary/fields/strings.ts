import Type from 'typebox';

/** Returns the schema of a single line of text with inline Markdown (emphasis, links). */
export const line = (description: string) =>
  Type.String({ format: 'line', minLength: 1, description });

/** Returns the schema of a text in safe Markdown (paragraphs, emphasis, links, lists). */
export const markdown = (description: string) =>
  Type.String({ format: 'markdown', minLength: 1, description });

/**
 * Returns the schema of a long text in full Markdown: headings, tables, code, pictures, quotes and
 * footnotes as well.
 */
export const article = (description: string) =>
  Type.String({ format: 'article', minLength: 1, description });

/** Returns the schema of a word or phrase without Markdown: a name, a label, a price. */
export const plain = (description: string) =>
  Type.String({ format: 'plain', minLength: 1, description });

/** Returns the schema of a list of lines with inline Markdown. */
export const lines = (description: string) =>
  Type.Array(line('One line of text.'), { minItems: 1, description });

/** Returns the schema of a date, or of a date and time (ISO 8601). */
export const moment = (description: string) => Type.String({ format: 'moment', description });

/** Returns the schema of a currency’s code. */
export const currency = (description: string) =>
  Type.String({ pattern: '^[A-Z]{3}$', description });

/**
 * Returns the schema of a link target: a route (`/pricing`, `/#services`), an anchor (`#faq`), or an
 * address with `https:`, `mailto:` or `tel:`. `check` reports routes and anchors that do not exist.
 */
export const link = (description: string) =>
  Type.String({ format: 'link', title: 'Link to', description });

/** Returns the schema of an entry’s anchor, which links can name. */
export const anchor = (description: string) =>
  Type.Optional(Type.String({ format: 'anchor', pattern: '^[a-z][a-z0-9-]*$', description }));

/** The name of a form. */
export const formName = Type.String({
  format: 'form-name',
  description: 'Name of a file in data/forms, without `.yaml`.',
});

/** Returns the schema of a Lucide icon’s name, such as `calendar-check`; see https://lucide.dev/icons. */
export const icon = (description: string) => Type.String({ format: 'icon', description });
