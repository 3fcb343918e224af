import Type, { type Static, type TProperties } from 'typebox';
import type { WordGroup } from '../messages/Message.ts';
import { condition } from './condition/Condition.ts';
import { featureKeys } from './features/featureKeys.ts';
import { sample } from './fields/sample.ts';
import { choice, flag } from './fields/shapes.ts';
import { line, markdown } from './fields/strings.ts';
import { type Frame, frameKeys } from './frame.ts';

/**
 * Returns the schema of a section type: its fields and the keys of every section. Unknown keys are
 * errors.
 *
 * @param type the name of the section’s folder
 * @param description shown next to the type in editors
 * @param annotations for checks and the editor: `'x-frame': false` if its view has no frame; `'x-group'`, the heading below
 * which the gallery of the editor lists the type; `'x-heading': 1` if the type always shows the page’s main heading;
 * `'x-synonyms'`, other names of the type in common use, to suggest and find it, with spaces between them; `'x-layouts'`,
 * such names of the type in one of its layouts; `'x-tones'`, tones in which
 * its view shows something whatever its `tone` is; `'x-words'`, the English words of the type, which
 * words.yaml translates
 */
export function section<Name extends string, Fields extends TProperties>(
  type: Name,
  description: string,
  fields: Fields,
  annotations: {
    'x-frame'?: false;
    'x-group'?: string;
    'x-heading'?: 1;
    'x-layouts'?: Record<string, string>;
    'x-synonyms'?: string;
    'x-tones'?: ('dark' | 'accent')[];
    'x-words'?: WordGroup;
  } = {},
) {
  const { 'x-synonyms': synonyms, 'x-layouts': layouts = {} } = annotations;
  // Modules of own sections run without a type check.
  if (synonyms !== undefined && typeof synonyms !== 'string')
    throw new TypeError("'x-synonyms' must be one text, such as 'dish cooking'");
  return Type.Object(
    {
      type: Type.Literal(type, { description }),
      ...commonKeys,
      ...((annotations['x-frame'] === false ? {} : frameKeys) as typeof frameKeys),
      ...fields,
      ...featureKeys.sectionTypes[type],
    },
    {
      additionalProperties: false,
      description,
      title: type,
      ...annotations,
      ...(synonyms && { 'x-synonyms': [synonyms, ...Object.values(layouts)].join(' ').split(' ') }),
    },
  );
}

/** The optional keys of a section’s header: a small line above its title, the title, an introduction. */
export const sectionHeader = {
  eyebrow: Type.Optional(line('Small line above the title.')),
  title: Type.Optional(line('Title of the section.')),
  intro: Type.Optional(markdown('Introduction below the title.')),
};

/** The keys of a section’s header that stands above its body. */
export const alignedHeader = {
  ...sectionHeader,
  align: choice(['start', 'center'], 'Where the header stands: at the left, or in the middle.'),
};

/** Returns the schema of the key that keeps what a section contains out of the data for search engines. */
export const structuredData = (content: string) =>
  flag(`\`false\` keeps the ${content} out of the data for search engines.`, { default: true });

/** The optional keys of every section. */
export const commonKeys = {
  id: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      title: 'Anchor',
      description:
        'Anchor for links to the section (`#id`): lower-case letters, digits and hyphens.',
    }),
  ),
  tone: choice(['plain', 'tint', 'dark', 'accent'], 'Background colour of the section.', {
    title: 'Background',
  }),
  when: Type.Optional(
    condition(
      'Shows it only if values of its rows meet these conditions, such as `{ city.open: true }`.',
    ),
  ),
  draft: flag('`true` hides the section from the built site; `dev` still shows it.', {
    title: 'Hidden',
  }),
  publishAt: Type.Optional(
    Type.String({
      format: 'moment',
      title: 'Show from',
      description: 'Shown from this date or time on (ISO 8601).',
    }),
  ),
  expireAt: Type.Optional(
    Type.String({
      format: 'moment',
      title: 'Hide from',
      description: 'Hidden from this date or time on (ISO 8601).',
    }),
  ),
  sample,
  ...featureKeys.section,
};

/** A resolved section of any type. */
export interface AnySection extends Frame {
  type: string;
  id?: string;
  tone?: Static<(typeof commonKeys)['tone']>;
  [key: string]: unknown;
}
