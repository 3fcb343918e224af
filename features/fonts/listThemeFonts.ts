import type { Theme } from '../../schema/vocabulary.ts';

type Font = NonNullable<NonNullable<Theme['fonts']>['text']>;

/** A font that a theme sets. */
export interface ThemeFont {
  /** Its path below `site:`. */
  path: (string | number)[];
  font: Font;
  /** The language that it is for; absent if it is for all. */
  language?: string | undefined;
}

/** Lists the fonts that a theme sets. */
export function listThemeFonts({ fonts = {} }: Theme): ThemeFont[] {
  const start = ['theme', 'fonts'];
  // A list that is no list is reported by its schema.
  const languages = Array.isArray(fonts.languages) ? fonts.languages : [];
  const pairs = [
    { path: start, pair: fonts, language: undefined },
    ...languages.map((pair, index) => ({
      path: [...start, 'languages', index],
      pair,
      language: pair?.language,
    })),
  ];
  return pairs.flatMap(({ path, pair, language }) =>
    (['text', 'display'] as const).flatMap((role) => {
      const font = pair[role];
      return font ? { path: [...path, role], font, language } : [];
    }),
  );
}
