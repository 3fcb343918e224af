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
      description:
        'Anchor for links to the section (`#id`): lower-case letters, digits and hyphens.',
    }),
  ),
  tone: Type.Optional(
    Type.Enum(['plain', 'tint', 'dark', 'accent'], {
      description: 'Background colour of the section.',
    }),
  ),
  draft: Type.Optional(
    Type.Boolean({
      description: '`true` hides the section from the built site; `dev` still shows it.',
    }),
  ),
  publishAt: Type.Optional(
    Type.String({ format: 'moment', description: 'Shown from this date or time on (ISO 8601).' }),
  ),
  expireAt: Type.Optional(
    Type.String({
      format: 'moment',
      description: 'Hidden from this date or time on (ISO 8601).',
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
