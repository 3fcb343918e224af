import { type ImageCopy, imageFormats, type SiteImage } from './SiteImage.ts';

/**
 * Returns the copies of an image that a browser can choose from. Leaves out copies that are too
 * small or too large for every screen, and every second WebP, which few browsers still need.
 *
 * @param sizes the displayed width, as the `sizes` attribute
 */
export function chooseCopies({ copies = [] }: SiteImage, sizes: string): ImageCopy[] {
  const { narrowest, widest } = displayedWidths(sizes);
  return imageFormats.flatMap((format) => {
    const ofFormat = copies.filter((copy) => copy.format === format);
    const last = ofFormat.findIndex(({ width }) => width >= widest);
    const wideEnough = ofFormat.slice(0, last < 0 ? undefined : last + 1);
    const useful = wideEnough.filter(
      ({ width }, index) => width >= narrowest || index === wideEnough.length - 1,
    );
    return format === 'webp' ? everySecondFromEnd(useful) : useful;
  });
}

function everySecondFromEnd(copies: readonly ImageCopy[]): ImageCopy[] {
  return copies.filter((_, index) => (copies.length - 1 - index) % 2 === 0);
}

/** Returns the range of widths in device pixels that a `sizes` attribute describes. */
function displayedWidths(sizes: string): DisplayedWidths {
  let widths = known.get(sizes);
  if (!widths) {
    widths = parseSizes(sizes);
    known.set(sizes, widths);
  }
  return widths;
}

interface DisplayedWidths {
  narrowest: number;
  widest: number;
}

const known = new Map<string, DisplayedWidths>();

function parseSizes(sizes: string): DisplayedWidths {
  // The widest window that the next size applies to.
  let window = Number.POSITIVE_INFINITY;
  let [narrowest, widest] = [Number.POSITIVE_INFINITY, 0];
  for (const size of sizes.split(',')) {
    const match = sizePattern.exec(size.trim());
    if (!match) return { narrowest: 0, widest: Number.POSITIVE_INFINITY };
    const [, minRem, value, unit] = match;
    const minWindow = minRem === undefined ? smallestWindow : Number(minRem) * pixelsPerRem;
    const widthIn = (inWindow: number) =>
      unit === 'vw' ? (inWindow * Number(value)) / 100 : Number(value) * pixelsPerRem;
    narrowest = Math.min(narrowest, widthIn(minWindow));
    widest = Math.max(widest, widthIn(window) * maxDensity);
    window = minWindow;
  }
  return { narrowest, widest };
}

/** `(min-width: 60rem) 36rem` or `92vw`. */
const sizePattern = /^(?:\(min-width: ?([\d.]+)rem\) )?([\d.]+)(rem|vw)$/;
const pixelsPerRem = 16;
const smallestWindow = 320;

/** Device pixels per CSS pixel. More cannot be seen in a photo. */
const maxDensity = 1.75;
