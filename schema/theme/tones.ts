/** Background and colours of a section. */
export type Tone = 'plain' | 'tint' | 'dark' | 'accent';

/** The tones of sections. */
export const toneNames: readonly Tone[] = ['plain', 'tint', 'dark', 'accent'];

const action = {
  action: 'var(--color-button)',
  'action-strong': 'var(--color-button-strong)',
  'on-action': 'var(--color-on-button)',
};

const onDark = {
  text: 'var(--color-on-dark)',
  muted: 'color-mix(in srgb, var(--color-on-dark) 80%, var(--color-background))',
  border: 'color-mix(in srgb, var(--color-on-dark) 18%, var(--color-background))',
  line: 'color-mix(in srgb, var(--color-on-dark) 58%, var(--color-background))',
  surface: 'color-mix(in srgb, var(--color-on-dark) 6%, var(--color-background))',
  tint: 'color-mix(in srgb, var(--color-on-dark) 10%, var(--color-background))',
  accent: 'var(--color-highlight)',
  'accent-strong': 'var(--color-on-dark)',
  'on-accent': 'var(--color-on-highlight)',
  'accent-soft': 'color-mix(in srgb, var(--color-on-dark) 12%, var(--color-background))',
  action: 'var(--color-highlight)',
  'action-strong': 'var(--color-on-dark)',
  'on-action': 'var(--color-on-highlight)',
  focus: 'var(--color-highlight)',
  'highlight-soft': 'color-mix(in srgb, var(--color-highlight) 18%, var(--color-background))',
  success: 'var(--color-accent)',
  danger: 'color-mix(in srgb, var(--color-warm) 40%, var(--color-on-dark))',
};

/** The colours that a tone changes, as CSS values. */
export const tones: Record<Tone, Record<string, string>> = {
  plain: action,
  tint: { ...action, background: 'var(--color-tint)' },
  dark: { ...onDark, background: 'var(--color-dark)' },
  accent: {
    ...onDark,
    background: 'var(--color-band)',
    surface: 'color-mix(in srgb, var(--color-dark) 45%, var(--color-band))',
    tint: 'color-mix(in srgb, var(--color-dark) 30%, var(--color-band))',
    'accent-soft': 'color-mix(in srgb, var(--color-dark) 60%, var(--color-band))',
    'highlight-soft': 'var(--color-accent-soft)',
    accent: 'color-mix(in srgb, var(--color-highlight) 65%, var(--color-on-dark))',
  },
};

/** The rules of all tones for the stylesheet. */
export const toneStyles = toneNames
  .map((tone) => {
    const selector = `${tone === 'plain' ? ':root, ' : ''}[data-tone='${tone}']`;
    const declarations = Object.entries(tones[tone]).map(
      ([name, value]) => `--color-${name}: ${value};`,
    );
    return `${selector} {${declarations.join('')}}`;
  })
  .join('\n');
