import type { Theme } from '../../../schema/vocabulary.ts';

/** Returns the sizes of text, spaces, corners and widths of a theme: custom property without `--` → value. */
export function sizeTokens(theme: Theme): Record<string, string> {
  const { type = {}, density = 'normal', radius = 'soft', width = 'normal', buttons } = theme;
  const corners = radii[radius];
  return {
    ...withPrefix('text', { ...texts, ...titleSizes(titleScales[type.scale ?? 'normal']) }),
    ...withPrefix('space', { ...smallSpaces, ...largeSpaces(densities[density]) }),
    ...withPrefix('radius', corners),
    'radius-button': { pill: corners.pill, soft: '0.5rem', square: '0', outline: '0' }[
      buttons ?? 'pill'
    ],
    ...withPrefix('width', widths[width]),
  };
}

const texts = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: 'clamp(1.125rem, 1.07rem + 0.26vw, 1.25rem)',
  xl: 'clamp(1.3rem, 1.22rem + 0.4vw, 1.55rem)',
};

/** Growth of the titles of sections and pages; the largest sizes grow most, and less on phones. */
const titleScales = { small: 0.82, normal: 1, large: 1.18, huge: 1.5 };

function titleSizes(factor: number) {
  const onPhones = 1 + (factor - 1) / 3;
  return {
    '2xl': fluid([1.6, 1.42, 0.85, 2.125], 1 + (factor - 1) / 2, onPhones),
    '3xl': fluid([2.05, 1.6, 2.1, 3.25], factor, onPhones),
    '4xl': fluid([2.2, 1.5, 3.1, 4], factor, onPhones),
  };
}

const smallSpaces = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.5rem',
  '6': '2rem',
};

const densities = { tight: 0.72, normal: 1, airy: 1.35 };

function largeSpaces(factor: number) {
  const onPhones = 1 + (factor - 1) / 2;
  return {
    '7': fluid([2, 1.6, 1.8, 3], factor, onPhones),
    '8': fluid([2.5, 1.9, 2.6, 4], factor, onPhones),
    '9': fluid([3, 2, 4.4, 5.5], factor, onPhones),
    '10': fluid([3.25, 2.2, 4.7, 6.5], factor, onPhones),
  };
}

const radii = {
  none: { sm: '0', md: '0', lg: '0', pill: '0' },
  small: { sm: '0.125rem', md: '0.25rem', lg: '0.375rem', pill: '0.375rem' },
  soft: { sm: '0.375rem', md: '0.75rem', lg: '1.25rem', pill: '99rem' },
  round: { sm: '0.625rem', md: '1.25rem', lg: '2rem', pill: '99rem' },
};

const widths = {
  narrow: { page: '66rem', prose: '40rem' },
  normal: { page: '76rem', prose: '43rem' },
  wide: { page: '88rem', prose: '46rem' },
};

/** A size that grows with the window: least and greatest in rem, between them `base` and a share of the width. */
type FluidSize = [least: number, base: number, vw: number, greatest: number];

function fluid([least, base, vw, greatest]: FluidSize, factor: number, onPhones: number): string {
  const [a, b, c, d] = [least * onPhones, base * onPhones, vw * factor, greatest * factor].map(
    (size) => Math.round(size * 1000) / 1000,
  );
  return `clamp(${a}rem,${b}rem + ${c}vw,${d}rem)`;
}

function withPrefix(prefix: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, value]),
  );
}
