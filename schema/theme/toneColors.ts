import { type Color, computeContrast, toOklch } from './color.ts';
import { type ColorLookup, resolveColor } from './resolveColor.ts';

/** Background and colours of a section. */
export type Tone = 'plain' | 'tint' | 'dark' | 'accent';

/** The tones of sections. */
export const toneNames: readonly Tone[] = ['plain', 'tint', 'dark', 'accent'];

/**
 * Returns the colours that a tone changes, as CSS values. On `dark` and `band`, which a site may set to
 * any colour, each is the first of its candidates that is readable there; the last one is the text.
 */
export function toneColors(palette: Record<string, string>, tone: Tone): Record<string, string> {
  if (tone === 'plain') return action;
  if (tone === 'tint') return { ...action, background: 'var(--color-tint)' };
  return tone === 'dark'
    ? colorsOn(palette, 'dark', 'on-dark')
    : colorsOn(palette, 'band', 'on-band');
}

/** Returns the rules of all tones for the stylesheet. */
export function toneStylesheet(palette: Record<string, string>): string {
  return toneNames
    .map((tone) => {
      const selector = `${tone === 'plain' ? ':root,' : ''}[data-tone='${tone}']`;
      const declarations = Object.entries(toneColors(palette, tone)).map(
        ([name, value]) => `--color-${name}:${value};`,
      );
      return `${selector}{${declarations.join('')}}`;
    })
    .join('');
}

const action = {
  action: 'var(--color-button)',
  'action-strong': 'var(--color-button-strong)',
  'on-action': 'var(--color-on-button)',
};

/** Returns the colours on a ground: of `dark`, mixed with its text, or of `band`, mixed with `dark`. */
function colorsOn(
  palette: Record<string, string>,
  ground: 'dark' | 'band',
  on: 'on-dark' | 'on-band',
): Record<string, string> {
  const [text, back, highlight] = [toVar(on), toVar(ground), toVar('highlight')];
  const values: Record<string, string> = { text, background: back };
  const lookUp: ColorLookup = (name) => {
    const value = values[name] ?? palette[name];
    return value === undefined ? undefined : resolveColor(value, lookUp);
  };
  const isReadable = (front: string, minimum: number, ...grounds: string[]) =>
    grounds.every((name) => {
      const [first, second] = [resolveColor(front, lookUp), lookUp(name)];
      return !first || !second || computeContrast(first, second) >= minimum;
    });
  const choose = (name: string, minimum: number, ...candidates: string[]) => {
    const grounds = ['background', 'surface', ...(minimum > 3 ? ['tint', 'accent-soft'] : [])];
    values[name] = candidates.find((one) => isReadable(one, minimum, ...grounds)) ?? text;
  };
  if (ground === 'dark')
    Object.assign(values, {
      surface: mix(text, 6, back),
      tint: mix(text, 10, back),
      'accent-soft': mix(text, 12, back),
      'highlight-soft': mix(highlight, 18, back),
    });
  else {
    // Away from the text, so that what is readable on the band is readable on its cards.
    const shade = isDark(lookUp(on)) ? '#fff' : toVar('dark');
    Object.assign(values, {
      surface: mix(shade, 45, back),
      tint: mix(shade, 30, back),
      'accent-soft': mix(shade, 60, back),
      'highlight-soft': toVar('accent-soft'),
    });
  }
  values.border = palette.border === palette.text ? text : mix(text, 18, back);
  choose('line', 3, mix(text, 58, back), mix(text, 75, back));
  choose('muted', 4.5, mix(text, 80, back), mix(text, 90, back));
  const links = ground === 'dark' ? highlight : mix(highlight, 65, text);
  choose('accent', 4.5, links);
  values['accent-strong'] = text;
  values['on-accent'] = values.accent === links ? toVar('on-highlight') : back;
  const isHighlighted =
    isReadable(highlight, 3, 'background') && isReadable(toVar('on-highlight'), 4.5, 'text');
  values.action = isHighlighted ? highlight : text;
  values['on-action'] = isHighlighted ? toVar('on-highlight') : back;
  values['action-strong'] = text;
  choose('focus', 3, highlight);
  values.success = toVar('accent');
  choose('danger', 4.5, mix(red, 40, text));
  return values;
}

/** Errors on a ground, before they take on the colour of its text. */
const red = '#f0604d';

function toVar(name: string): string {
  return `var(--color-${name})`;
}

function mix(front: string, share: number, back: string): string {
  return `color-mix(in srgb,${front} ${share}%,${back})`;
}

function isDark(color: Color | undefined): boolean {
  return color !== undefined && toOklch(color).l < 0.5;
}
