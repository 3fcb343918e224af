import Type, { type Static, type TOptional, type TString } from 'typebox';
import { choice, list, mapping } from '../fields/shapes.ts';
import { look } from './look.ts';

/** The colour tokens of a scheme, with what each is for. */
export const colorTokens = {
  background: 'Background of pages.',
  surface: 'Background of cards and form fields.',
  tint: 'Background of sections with `tone: tint`.',
  text: 'Text.',
  muted: 'Less important text.',
  border: 'Decorative borders.',
  line: 'Borders that carry meaning, such as borders of form fields. Contrasts with the background 3:1.',
  accent: 'Links, icons and buttons.',
  'accent-strong': 'Links under the pointer.',
  'on-accent': 'Text on `accent`.',
  'accent-soft': 'Pale areas in the accent colour.',
  button: 'Buttons; `accent` unless set.',
  'button-strong': 'Buttons under the pointer.',
  'on-button': 'Text on buttons.',
  highlight: 'Small touches, and buttons on dark sections.',
  'on-highlight': 'Text on `highlight`.',
  'highlight-soft': 'Pale areas in the highlight colour.',
  warm: 'A third colour, for illustrations only.',
  band: 'Background of sections with `tone: accent`; the accent of the theme unless set.',
  'on-band': 'Text on `band`; `on-dark` where that is readable.',
  dark: 'Background of sections with `tone: dark`, and of the footer.',
  'on-dark': 'Text on `dark`.',
  success: 'Messages of success.',
  danger: 'Messages of errors.',
  focus: 'Ring around the focused element.',
} as const;

/** Name of a colour token. */
export type ColorName = keyof typeof colorTokens;

/** A colour scheme. */
export type Scheme = 'light' | 'dark';

const font = (title: string) =>
  mapping(
    'A font.',
    {
      family: Type.String({ format: 'font-family', description: 'Name of the font family.' }),
      file: Type.Optional(
        Type.String({
          format: 'font-file',
          description:
            'Font file in public/: woff2, or ttf, otf or woff, which a build converts, such as `/fonts/figtree.woff2`.',
        }),
      ),
      weights: Type.Optional(
        Type.String({
          pattern: '^[1-9][0-9]{0,2}( [1-9][0-9]{0,2})?$',
          description:
            'Weight in the file, such as `600`, or the range of a variable font, such as `200 800`.',
        }),
      ),
      fallback: Type.Optional(
        Type.String({
          format: 'font-families',
          description: 'Fallback families while the font loads.',
        }),
      ),
    },
    { title },
  );

const fontPair = {
  text: Type.Optional(font('Font of texts')),
  display: Type.Optional(font('Font of titles')),
};

const colors = (description: string) =>
  Type.Object(
    Object.fromEntries(
      Object.entries(colorTokens).map(([name, use]) => [
        name,
        Type.Optional(
          Type.String({
            format: 'color',
            description: `${use} CSS variable \`--color-${name}\`.`,
          }),
        ),
      ]),
    ) as Record<ColorName, TOptional<TString>>,
    { additionalProperties: false, description },
  );

/**
 * The schema of `site.theme`. Every key is optional. Colours that are not set are derived from `accent`
 * and `highlight`.
 */
export const theme = mapping('Colours, type and look of the site.', {
  ...look,
  style: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      description:
        'Style of your own: the name of a file in styles/ of the site, or of a package. It has the keys of a theme; its `use` is the style that it extends.',
    }),
  ),
  accent: Type.Optional(
    Type.String({
      format: 'seed-color',
      description:
        'Colour of the brand, such as `"#2563eb"`. All colours of both schemes are derived from it.',
    }),
  ),
  highlight: Type.Optional(
    Type.String({
      format: 'seed-color',
      description:
        'Second colour of the brand, for small touches; derived from `accent` if absent.',
    }),
  ),
  scheme: choice(
    ['auto', 'light', 'dark'],
    'Colour scheme. `auto` (default): as the browser of the visitor is set. `light`, `dark`: always.',
  ),
  decoration: choice(
    ['none', 'suns'],
    'Decoration; `none` by default. `suns` draws half suns beside eyebrows and behind calls to action, and a sky with its sun above the moments of a day.',
  ),
  portraits: choice(
    ['rounded', 'round', 'arch'],
    'Shape of large portraits. `rounded` (default): soft corners. `round`: a circle. `arch`: round at the top.',
  ),
  colors: Type.Optional(
    mapping('Single colours by scheme.', {
      light: Type.Optional(colors('Colours of the light scheme.')),
      dark: Type.Optional(colors('Colours of the dark scheme.')),
    }),
  ),
  fonts: Type.Optional(
    mapping('Fonts for body text and titles.', {
      ...fontPair,
      languages: list(
        'Fonts of single languages, such as Japanese or Arabic. A font that a language leaves out is that of the site.',
        mapping('The fonts of a language.', {
          language: Type.String({
            pattern: '^[a-z]{2,3}$',
            description: 'Code of the language without a region, such as `ar`.',
          }),
          ...fontPair,
        }),
      ),
    }),
  ),
});

/** Colours, type and look of a site. */
export type Theme = Static<typeof theme>;
