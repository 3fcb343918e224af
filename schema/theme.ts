import Type, { type Static, type TOptional, type TString } from 'typebox';

const colourNames = [
  'background',
  'surface',
  'tint',
  'text',
  'muted',
  'border',
  'line',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-soft',
  'highlight',
  'on-highlight',
  'highlight-soft',
  'warm',
  'band',
  'dark',
  'on-dark',
  'success',
  'danger',
  'focus',
] as const;

const font = Type.Object(
  {
    family: Type.String({ format: 'font-family', description: 'Name of the font family.' }),
    file: Type.Optional(
      Type.String({
        format: 'font-file',
        description: 'Font file (woff2) in public/ or in a package.',
      }),
    ),
    weights: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,2}( [1-9][0-9]{0,2})?$',
        description: 'Range of weights in the file, such as `200 800`.',
      }),
    ),
    fallback: Type.Optional(
      Type.String({
        format: 'font-families',
        description: 'Fallback families while the font loads.',
      }),
    ),
  },
  { additionalProperties: false, description: 'A font.' },
);

const colours = (description: string) =>
  Type.Object(
    tokens(colourNames, (name) =>
      Type.String({ format: 'colour', description: `CSS variable \`--color-${name}\`.` }),
    ),
    { additionalProperties: false, description },
  );

/**
 * The schema of `site.theme`. Each token is optional and sets the CSS variable that its description
 * names; the renderer has the defaults.
 */
export const theme = Type.Object(
  {
    colors: Type.Optional(
      Type.Object(
        {
          light: Type.Optional(colours('Colours of the light scheme.')),
          dark: Type.Optional(colours('Colours of the dark scheme.')),
        },
        { additionalProperties: false, description: 'Colours by scheme.' },
      ),
    ),
    fonts: Type.Optional(
      Type.Object(
        { text: Type.Optional(font), display: Type.Optional(font) },
        { additionalProperties: false, description: 'Fonts for body text and titles.' },
      ),
    ),
    text: group('text', ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'], 'Text sizes.'),
    space: group('space', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], 'Spacing steps.'),
    radius: group('radius', ['sm', 'md', 'lg', 'pill'], 'Corner radius.'),
    shadow: group('shadow', ['sm', 'md', 'lg'], 'Shadows.', 'shadow'),
    width: group('width', ['page', 'prose'], 'Width of the page and of body text.'),
  },
  { additionalProperties: false, description: 'Design tokens of the site.' },
);

/** Design tokens of a site. */
export type Theme = Static<typeof theme>;

function group<const Names extends readonly string[]>(
  prefix: string,
  names: Names,
  description: string,
  format = 'length',
) {
  const fields = tokens(names, (name) =>
    Type.String({ format, description: `CSS variable \`--${prefix}-${name}\`.` }),
  );
  return Type.Optional(Type.Object(fields, { additionalProperties: false, description }));
}

function tokens<const Names extends readonly string[]>(
  names: Names,
  token: (name: string) => TString,
): { [Name in Names[number]]: TOptional<TString> } {
  const entries = names.map((name) => [name, Type.Optional(token(name))]);
  return Object.fromEntries(entries);
}
