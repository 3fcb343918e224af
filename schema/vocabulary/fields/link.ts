import Type from 'typebox';

/**
 * Returns the schema of a link target: a route (`/pricing`, `/#services`), an anchor (`#faq`), or an
 * address with `https:`, `mailto:` or `tel:`. `check` reports routes and anchors that do not exist.
 */
export const link = (description: string) =>
  Type.String({ format: 'link', title: 'Link to', description });
