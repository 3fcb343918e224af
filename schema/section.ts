import Type, { type Static, type TProperties } from 'typebox';

/**
 * The schema of one section type: its own fields plus the keys every section may carry.
 *
 * `type` is the folder's name and the discriminator of the section union; `description` is what
 * editors show beside the type. Unknown keys are errors (`additionalProperties: false`).
 * `annotations` tell checks what the fields cannot: `{ 'x-heading': 1 }` for a type that always
 * shows the main heading of its page.
 */
export function section<Name extends string, Fields extends TProperties>(
  type: Name,
  description: string,
  fields: Fields,
  annotations: { 'x-heading'?: 1 } = {},
) {
  return Type.Object(
    { type: Type.Literal(type, { description }), ...commonKeys, ...fields },
    { additionalProperties: false, description, title: type, ...annotations },
  );
}

/** Keys that every section may carry, whatever its type. */
export const commonKeys = {
  id: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      description: 'Anchor of the section: links reach it as `#id`. Lower case, digits, hyphens.',
    }),
  ),
  tone: Type.Optional(
    Type.Enum(['plain', 'tint', 'dark', 'accent'], {
      description: 'Colour of the band behind the section.',
    }),
  ),
  draft: Type.Optional(
    Type.Boolean({
      description: '`true` keeps the section out of the built site; `dev` shows it.',
    }),
  ),
  publishAt: Type.Optional(
    Type.String({ format: 'moment', description: 'Built from this day or moment on (ISO 8601).' }),
  ),
  expireAt: Type.Optional(
    Type.String({
      format: 'moment',
      description: 'Left out from this day or moment on (ISO 8601).',
    }),
  ),
};

/** What every resolved section has, whatever its type. */
export interface AnySection {
  type: string;
  id?: string;
  tone?: Static<(typeof commonKeys)['tone']>;
  [key: string]: unknown;
}
