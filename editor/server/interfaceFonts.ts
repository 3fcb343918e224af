import { engineFontFamilies } from '../../schema/vocabulary.ts';

/**
 * Returns the markup that declares the fonts of the engine to the interface, which is set in the first one
 * and shows specimens of all. Browsers load the files of those that they show.
 */
export function interfaceFonts(): string {
  const faces = Object.entries(engineFontFamilies).flatMap(([family, { files, weights }]) =>
    files.map(({ path, range }) => {
      const unicodeRange = range ? `;unicode-range:${range}` : '';
      return `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:${weights};font-display:swap${unicodeRange}}`;
    }),
  );
  const [first] = Object.values(engineFontFamilies);
  const preload = `<link rel="preload" href="${first?.files[0]?.path}" as="font" type="font/woff2" crossorigin>`;
  return `${preload}\n<style>${faces.reverse().join('')}</style>`;
}
