import { type Color, mixColors, parseColor } from './color.ts';
import { splitOutsideParentheses } from './splitOutsideParentheses.ts';

/** Looks up a colour by the name of its token; undefined if it cannot be computed. */
export type ColorLookup = (name: string) => Color | undefined;

/** Resolves a CSS colour, given the colours of the custom properties that it names. */
export function resolveColor(value: string, lookUp: ColorLookup): Color | undefined {
  const text = value.trim();
  const reference = /^var\(\s*--color-([\w-]+)\s*\)$/.exec(text)?.[1];
  if (reference) return lookUp(reference);
  const mixture = /^color-mix\(\s*in (srgb|oklab|oklch)\s*,(.*)\)$/s.exec(text);
  if (!mixture) return parseColor(text);
  const parts = splitOutsideParentheses(mixture[2] ?? '', ',').map((part) =>
    readPart(part, lookUp),
  );
  const [first, second] = parts;
  if (parts.length !== 2 || !first?.color || !second?.color) return undefined;
  const share = first.share ?? 1 - (second.share ?? 0.5);
  const total = share + (second.share ?? 1 - share);
  const space = mixture[1] === 'srgb' ? 'rgb' : (mixture[1] as 'oklab' | 'oklch');
  return total > 0 ? mixColors(first.color, second.color, share / total, space) : undefined;
}

function readPart(text: string, lookUp: ColorLookup) {
  const percentage = /^(?:([\d.]+)%\s+)?(.*?)(?:\s+([\d.]+)%)?$/s.exec(text);
  const share = percentage?.[1] ?? percentage?.[3];
  return {
    color: resolveColor(percentage?.[2] ?? '', lookUp),
    share: share === undefined ? undefined : Number(share) / 100,
  };
}
