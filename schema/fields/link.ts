import Type from 'typebox';

/**
 * The address a link leads to: a route (`/pricing`, `/#services`), an anchor (`#faq`), or one of
 * `https:`, `mailto:`, `tel:`. Routes and anchors are checked against the manifest.
 */
export const link = (description: string) => Type.String({ format: 'link', description });
