import type { Theme } from '../../../schema/vocabulary.ts';

/** Returns what a theme says about titles, borders, icons and portraits: custom property without `--` → value. */
export function lookTokens(theme: Theme): Record<string, string> {
  const {
    type = {},
    borders = 'hairline',
    shadows = 'none',
    icons = {},
    portraits = 'rounded',
  } = theme;
  const { weight = 600, tracking = 'tight', case: letters = 'none' } = type.headings ?? {};
  return {
    'title-weight': `${weight}`,
    tracking: { tight: '1', normal: '0', wide: '-1.5' }[tracking],
    'title-case': letters === 'upper' ? 'uppercase' : 'none',
    'card-shadow': {
      none: 'none',
      soft: 'var(--shadow-md)',
      deep: 'var(--shadow-lg)',
      hard: hardShadow,
    }[shadows],
    border: { none: '0px', hairline: '1px', strong: '2px' }[borders],
    'icon-stroke': { thin: '1.25', normal: '1.75', bold: '2.25' }[icons.stroke ?? 'normal'],
    'radius-icon': {
      disc: '50%',
      square: 'var(--radius-md)',
      outline: 'var(--radius-md)',
      none: '50%',
    }[icons.box ?? 'disc'],
    'radius-portrait': {
      rounded: 'var(--radius-lg)',
      round: '50%',
      arch: '50% 50% var(--radius-lg) var(--radius-lg)',
    }[portraits],
  };
}

/** A shadow without blur, in the colour of borders, which differs by tone. */
export const hardShadow = '0.35rem 0.35rem 0 var(--color-border)';

/** Returns the attributes of the body that styles choose variants by; none for the defaults. */
export function lookAttributes({ type, buttons, icons, motion }: Theme): string {
  const choices = {
    'data-eyebrows': type?.eyebrows === 'plain' ? undefined : type?.eyebrows,
    'data-buttons': buttons === 'outline' ? buttons : undefined,
    'data-icons': icons?.box === 'disc' ? undefined : icons?.box,
    'data-motion': motion === 'none' ? undefined : motion,
  };
  return Object.entries(choices)
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ''))
    .join('');
}
