import { type Colour, mixColours, parseColour } from './color.ts';
import { splitOutsideParentheses } from './splitOutsideParentheses.ts';

/** Looks up a colour by the name of its token; undefined if it cannot be computed. */
export type ColourLookup = (name: string) => Colour | undefined;

/** Resolves a CSS colour, given the colours of the custom properties that it names. */
export function resolveColour(value: string, lookUp: ColourLookup): Colour | undefined {
  const text = value.trim();
  const reference = /^var\(\s*--color-([\w-]+)\s*\)$/.exec(text)?.[1];
  if (reference) return lookUp(reference);
  const mixture = /^color-mix\(\s*in (srgb|oklab|oklch)\s*,(.*)\)$/s.exec(text);
  if (!mixture) return parseColour(text);
  const parts = splitOutsideParentheses(mixture[2] ?? '', ',').map((part) =>
    readPart(part, lookUp),
  );
  const [first, second] = parts;
  if (parts.length !== 2 || !first?.colour || !second?.colour) return undefined;
  const share = first.share ?? 1 - (second.share ?? 0.5);
  const total = share + (second.share ?? 1 - share);
  const space = mixture[1] === 'srgb' ? 'rgb' : (mixture[1] as 'oklab' | 'oklch');
  return total > 0 ? mixColours(first.colour, second.colour, share / total, space) : undefined;
}

function readPart(text: string, lookUp: ColourLookup) {
  const percentage = /^(?:([\d.]+)%\s+)?(.*?)(?:\s+([\d.]+)%)?$/s.exec(text);
  const share = percentage?.[1] ?? percentage?.[3];
  return {
    colour: resolveColour(percentage?.[2] ?? '', lookUp),
    share: share === undefined ? undefined : Number(share) / 100,
  };
}
