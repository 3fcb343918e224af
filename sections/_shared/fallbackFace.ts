/**
 * An @font-face rule that stretches Arial to the measure of a known family, so that text keeps its
 * place when the web font arrives; empty for families whose measure is not known.
 */
export function fallbackFace(family: string): string {
  const measure = Object.hasOwn(measures, family) ? measures[family] : undefined;
  if (!measure) return '';
  const { local, size, ascent, descent } = measure;
  const sources = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

interface Measure {
  local: string[];
  /** Width of running text relative to the local font, in percent. */
  size: number;
  /** Height above and depth below the baseline in percent of the font size, divided by `size`. */
  ascent: number;
  descent: number;
}

const regular = ['Arial', 'ArialMT', 'Liberation Sans'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];

const measures: Record<string, Measure> = {
  Figtree: { local: regular, size: 100.7, ascent: 94.3, descent: 24.8 },
  'Bricolage Grotesque': { local: bold, size: 100.5, ascent: 92.5, descent: 26.9 },
};
