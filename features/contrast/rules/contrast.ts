import { clampChroma, converter, formatHex } from 'culori/fn';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  traceToSource,
} from '../../../schema/index.ts';
import {
  createToneColors,
  deriveColors,
  getColorSchemes,
  type Theme,
  toneNames,
} from '../../../schema/vocabulary.ts';
import { contrastPairs, measurePair } from '../contrastPairs.ts';
import { listColorSources } from '../listColorSources.ts';

type ContrastPair = (typeof contrastPairs)[number];
type Tone = (typeof toneNames)[number];
type Scheme = ReturnType<typeof getColorSchemes>[number];
type ColorName = keyof NonNullable<NonNullable<Theme['colors']>[Scheme]>;

/** The site of the examples, and its page. */
const site = `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site`;
const pages = `pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`;

export const rules = defineRules('site', {
  'low-contrast': {
    code: 'BW400',
    severity: 'error',
    title: 'Two colours of the theme have too little contrast',
    why: 'Many visitors could not read the text. WCAG 2 (AA) asks for 4.5:1 for text and 3:1 for shapes.',
    help: 'Use the suggested colour, or remove the colour: then it is derived from the accent.',
    ...examples`${site}
  theme: { colors: { light: { accent: "#${['7fb2ff', '3b6bb2']}" } } }
${pages}`,
  },
  'contrast-unknown': {
    code: 'BW401',
    severity: 'warning',
    title: 'The contrast of a colour cannot be computed',
    why: 'The check cannot report text in this colour that is hard to read.',
    help: 'Write the colour as #rrggbb, rgb(), hsl() or oklch().',
    ...examples`${site}
  theme: { colors: { light: { muted: ${['var(--grey)', '"#555555"']} } } }
${pages}`,
  },
});

const report = createReporter<typeof rules, ColorProblem>();

/** Reports colours of the theme that are hard to read on each other, in every scheme and tone shown. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { site, siteProvenance } = context;
  if (!site || !siteProvenance) return [];
  const shown = listShownPairs(context);
  return getColorSchemes(site.theme).flatMap((scheme) =>
    explainScheme(site.theme, scheme, shown).map(({ token, ...problem }) => ({
      ...problem,
      ...traceToSource(siteProvenance, ['theme', 'colors', scheme, token]),
    })),
  );
}

/** The pairs of colours that the site shows, by the tone in which it shows them. */
type ShownPairs = readonly { tone: Tone; pairs: readonly ContrastPair[] }[];

function listShownPairs({ site, pages, loaded, isIncomplete }: SiteRuleContext): ShownPairs {
  const tones = new Set(pages.flatMap(({ facts }) => facts.tones));
  tones.add('plain').add(site?.footer.tone ?? 'dark');
  if (site?.announcement) tones.add('accent');
  // Messages of success and errors are in forms.
  const pairs =
    loaded.forms.size > 0 || isIncomplete
      ? contrastPairs
      : contrastPairs.filter(({ front }) => front !== 'success' && front !== 'danger');
  return toneNames
    .filter((tone) => isIncomplete || tones.has(tone))
    .map((tone) => ({ tone, pairs }));
}

interface ColorProblem extends Pick<Problem, 'rule' | 'message' | 'hint'> {
  token: ColorName;
}

/** Explains what is wrong with the colours of a scheme: once for programs that check at every save. */
function explainScheme(theme: Theme, scheme: Scheme, shown: ShownPairs): readonly ColorProblem[] {
  const key = JSON.stringify([scheme, theme, shown]);
  if (explained.size === maxExplained) explained.clear();
  return getOrCreate(explained, key, () => findProblems(theme, scheme, shown));
}

const explained = new Map<string, readonly ColorProblem[]>();
const maxExplained = 20;

function findProblems(theme: Theme, scheme: Scheme, shown: ShownPairs): ColorProblem[] {
  const set = theme.colors?.[scheme] ?? {};
  const isSet = (name: string): name is ColorName => Object.hasOwn(set, name);
  const palette = deriveColors(theme, scheme);
  const worst = new Map<ColorName, Shortfall>();
  const unknown = new Set<ColorName>();
  for (const { tone, pairs } of shown) {
    const lookUp = createToneColors(palette, tone);
    for (const pair of pairs) {
      const contrast = measurePair(pair, lookUp);
      if (contrast !== undefined && contrast >= pair.minimum) continue;
      const sources = [pair.front, pair.back].flatMap((name) =>
        listColorSources(name, palette, tone),
      );
      const suspects = sources.filter(isSet);
      if (contrast === undefined) {
        const plain = createToneColors(palette, 'plain');
        for (const name of suspects) if (!plain(name)) unknown.add(name);
        continue;
      }
      const token = chooseSuspect(suspects);
      const share = contrast / pair.minimum;
      if (token && share < (worst.get(token)?.share ?? 1))
        worst.set(token, { share, contrast, pair, tone });
    }
  }
  return [
    ...[...worst].map(([token, shortfall]) => {
      const replacement = findPassingColor(palette, token, { isSet, shown });
      return report('low-contrast', {
        token,
        message: describeShortfall(shortfall, scheme),
        hint: replacement
          ? `the nearest colour with enough contrast is ${replacement}`
          : 'remove the colour, and it is derived from the accent',
      });
    }),
    ...[...unknown].map((token) =>
      report('contrast-unknown', {
        token,
        message: `The contrast of \`${token}\` cannot be computed.`,
        hint: 'write the colour as #rrggbb, rgb(), hsl() or oklch()',
      }),
    ),
  ];
}

/** The pair that lacks most, in proportion to what it needs. */
interface Shortfall {
  share: number;
  contrast: number;
  pair: ContrastPair;
  tone: Tone;
}

/** Of two colours that do not suit each other, blames the one that fewer others depend on. */
function chooseSuspect(suspects: readonly ColorName[]): ColorName | undefined {
  const grounds: readonly string[] = ['background', 'surface', 'tint', 'dark', 'band'];
  return suspects.find((name) => !grounds.includes(name)) ?? suspects[0];
}

function describeShortfall({ contrast, pair, tone }: Shortfall, scheme: Scheme): string {
  const where = tone === 'plain' ? '' : ` of sections with \`tone: ${tone}\``;
  // Rounded down: 4.49 must not be reported as 4.5.
  const measured = Math.floor(contrast * 10) / 10;
  return `\`${pair.front}\` on \`${pair.back}\`${where} has a contrast of ${measured}:1 in the ${scheme} scheme; it needs ${pair.minimum}:1.`;
}

/** Changes the lightness of a colour as little as possible until all its pairs pass. */
function findPassingColor(
  palette: Record<string, string>,
  token: ColorName,
  { isSet, shown }: { isSet: (name: string) => boolean; shown: ShownPairs },
): string | undefined {
  const color = createToneColors(palette, 'plain')(token);
  if (!color) return undefined;
  const { l, c, h = 0 } = toOklch(color);
  const affected = shown.map(({ tone, pairs }) => ({
    tone,
    pairs: pairs.filter(({ front, back }) => {
      const sources = [front, back].flatMap((name) => listColorSources(name, palette, tone));
      // Text on a colour is derived from it, unless it is set.
      const isFollowing = /^on-(?!dark)/.test(front) && !sources.slice(0, 1).some(isSet);
      return sources.includes(token) && !isFollowing;
    }),
  }));
  for (let step = 1; step <= 200; step++)
    for (const next of [l - step / 200, l + step / 200]) {
      if (next < 0 || next > 1) continue;
      const moved = formatHex(clampChroma({ mode: 'oklch', l: next, c, h }, 'oklch'));
      const isPassing = affected.every(({ tone, pairs }) => {
        const lookUp = createToneColors({ ...palette, [token]: moved }, tone);
        return pairs.every((pair) => (measurePair(pair, lookUp) ?? 21) >= pair.minimum);
      });
      if (isPassing) return moved;
    }
  return undefined;
}

const toOklch = converter('oklch');
