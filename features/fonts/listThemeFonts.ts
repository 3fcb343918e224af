import type { Theme } from '../../schema/vocabulary.ts';

type Font = NonNullable<NonNullable<Theme['fonts']>['text']>;

/** Lists the fonts that a theme sets, with their paths below `site:`. */
export function listThemeFonts({ fonts = {} }: Theme): { path: (string | number)[]; font: Font }[] {
  const start = ['theme', 'fonts'];
  // A list that is no list is reported by its schema.
  const languages = Array.isArray(fonts.languages) ? fonts.languages : [];
  const pairs = [
    { path: start, pair: fonts },
    ...languages.map((pair, index) => ({ path: [...start, 'languages', index], pair })),
  ];
  return pairs.flatMap(({ path, pair }) =>
    (['text', 'display'] as const).flatMap((role) => {
      const font = pair[role];
      return font ? { path: [...path, role], font } : [];
    }),
  );
}
