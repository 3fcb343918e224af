import type { StyleName } from '../theme/styleNames.ts';
import type { Theme } from '../theme/theme.ts';

/** The whole looks of `theme.use`. None sets a colour, so each works with every accent. */
export const namedStyles: Record<StyleName, Theme> = {
  /** Bare and large: light titles across a wide white page, buttons in outline. For a studio. */
  atelier: {
    ground: 'white',
    fonts: { text: { family: 'Space Grotesk' }, display: { family: 'Space Grotesk' } },
    type: {
      scale: 'huge',
      headings: { weight: 400, tracking: 'tight', case: 'none' },
      eyebrows: 'line',
    },
    radius: 'none',
    density: 'airy',
    width: 'wide',
    borders: 'none',
    shadows: 'none',
    buttons: 'outline',
    icons: { stroke: 'thin', box: 'none' },
    motion: 'lively',
  },
  /** Sturdy and open: slab titles on a tinted ground, arches on portraits. For a charity. */
  chorus: {
    ground: 'tinted',
    fonts: { display: { family: 'Bitter', fallback: 'Georgia,serif' } },
    type: {
      scale: 'large',
      headings: { weight: 700, tracking: 'normal', case: 'none' },
      eyebrows: 'plain',
    },
    portraits: 'arch',
    radius: 'soft',
    density: 'normal',
    width: 'narrow',
    borders: 'hairline',
    shadows: 'none',
    buttons: 'soft',
    icons: { stroke: 'normal', box: 'square' },
    motion: 'calm',
  },
  /** Calm and friendly: a clean sans on white, round corners, much space. For a clinic or a school. */
  clear: {
    ground: 'white',
    fonts: { text: { family: 'Manrope' }, display: { family: 'Manrope' } },
    type: {
      scale: 'normal',
      headings: { weight: 700, tracking: 'tight', case: 'none' },
      eyebrows: 'badge',
    },
    portraits: 'round',
    radius: 'round',
    density: 'airy',
    width: 'normal',
    borders: 'none',
    shadows: 'none',
    buttons: 'pill',
    icons: { stroke: 'normal', box: 'disc' },
    motion: 'calm',
  },
  /** Quiet and printed: a serif on warm paper, fine lines, sharp corners. For a law firm or a magazine. */
  editorial: {
    ground: 'paper',
    fonts: { display: { family: 'Newsreader', fallback: 'Georgia,serif' } },
    type: {
      scale: 'large',
      headings: { weight: 400, tracking: 'tight', case: 'none' },
      eyebrows: 'caps',
    },
    radius: 'none',
    density: 'airy',
    width: 'normal',
    borders: 'hairline',
    shadows: 'none',
    buttons: 'square',
    icons: { stroke: 'thin', box: 'none' },
    motion: 'calm',
  },
  /** Warm and home-made: a soft serif, round corners, cards that cast a shadow. For a bakery or an inn. */
  hearth: {
    ground: 'paper',
    fonts: { display: { family: 'Fraunces', fallback: 'Georgia,serif' } },
    type: {
      scale: 'normal',
      headings: { weight: 600, tracking: 'tight', case: 'none' },
      eyebrows: 'plain',
    },
    portraits: 'round',
    radius: 'round',
    density: 'normal',
    width: 'normal',
    borders: 'none',
    shadows: 'soft',
    buttons: 'pill',
    icons: { stroke: 'normal', box: 'disc' },
    motion: 'calm',
  },
  /** Bright and quick: bold geometric titles, compact cards with deep shadows. For a shop. */
  market: {
    ground: 'neutral',
    fonts: { text: { family: 'Manrope' }, display: { family: 'Outfit' } },
    type: {
      scale: 'normal',
      headings: { weight: 700, tracking: 'tight', case: 'none' },
      eyebrows: 'caps',
    },
    radius: 'soft',
    density: 'tight',
    width: 'wide',
    borders: 'none',
    shadows: 'deep',
    buttons: 'soft',
    icons: { stroke: 'bold', box: 'square' },
    motion: 'none',
  },
  /** Loud: huge narrow capitals on a tinted ground, thick borders, hard shadows. For a festival. */
  poster: {
    ground: 'tinted',
    fonts: { display: { family: 'Anton', fallback: 'Impact,sans-serif' } },
    type: {
      scale: 'huge',
      headings: { weight: 400, tracking: 'normal', case: 'upper' },
      eyebrows: 'badge',
    },
    radius: 'none',
    density: 'normal',
    width: 'wide',
    borders: 'strong',
    shadows: 'hard',
    buttons: 'square',
    icons: { stroke: 'bold', box: 'square' },
    motion: 'lively',
  },
  /** Exact and dense: titles in a typewriter face, hairlines, small corners. For a developer tool. */
  terminal: {
    ground: 'neutral',
    fonts: { display: { family: 'JetBrains Mono', fallback: 'ui-monospace,monospace' } },
    type: {
      scale: 'small',
      headings: { weight: 600, tracking: 'tight', case: 'none' },
      eyebrows: 'line',
    },
    radius: 'small',
    density: 'tight',
    width: 'wide',
    borders: 'hairline',
    shadows: 'none',
    buttons: 'soft',
    icons: { stroke: 'thin', box: 'outline' },
    motion: 'none',
  },
};
