import Type, { type Static } from 'typebox';
import { theme } from '../theme/theme.ts';

const { style: _, ...keys } = theme.properties;

/** The schema of a file of styles/: the keys of a theme, under which `use` names the style that it extends. */
export const styleFile = Type.Object(keys, {
  additionalProperties: false,
  description: 'A style: keys of a theme.',
});

/** A style of a site or of a package. */
export type StyleFile = Static<typeof styleFile>;
