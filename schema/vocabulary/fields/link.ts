import Type from 'typebox';

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
