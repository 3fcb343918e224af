/**
 * Returns an @font-face rule that scales a font of the system to the metrics of a known family, so that
 * the layout does not shift when the web font loads. Empty for families with unknown metrics.
 */
export function fallbackFace(family: string): string {
  const metrics = Object.hasOwn(knownMetrics, family) ? knownMetrics[family] : undefined;
  if (!metrics) return '';
  const { local, size, ascent, descent } = metrics;
  const sources = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

interface FontMetrics {
  local: string[];
  /** Width of running text relative to the local font, in percent. */
  size: number;
  /** Height above and depth below the baseline in percent of the font size, divided by `size`. */
  ascent: number;
  descent: number;
}

/** Arial, and what is as wide where it is missing: Liberation Sans on Linux, Roboto on Android. */
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];

const knownMetrics: Record<string, FontMetrics> = {
  'Instrument Sans': { local: regular, size: 101.2, ascent: 95.8, descent: 24.7 },
  Figtree: { local: regular, size: 100.7, ascent: 94.3, descent: 24.8 },
  'Bricolage Grotesque': { local: bold, size: 100.5, ascent: 92.5, descent: 26.9 },
};
