import { isIcon } from './iconNames.ts';

/**
 * What each `format` of the schemas demands of a text. A text that fails is explained by
 * `formatProblem`; formats that only carry meaning for checks and editors admit all.
 */
export const formats: Record<string, (text: string) => boolean> = {
  line: () => true,
  markdown: () => true,
  plain: () => true,
  alt: () => true,
  anchor: (text) => /^[a-z][a-z0-9-]*$/.test(text),
  'form-name': (text) => /^[a-z][a-z0-9-]*$/.test(text),
  link: isSafeLink,
  image: (text) => /^\/[^/\\]/.test(text) && !text.includes('..'),
  icon: isIcon,
  moment: isMoment,
  route: (text) => routeForm.test(text),
  colour: isColour,
  'site-url': (text) => /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(text),
};

const routeForm = /^\/(?:[a-z0-9]+(?:[-._~][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-._~][a-z0-9]+)*)*)?$/;

/** True for a route, an anchor, or an address of one of the allowed schemes. */
export function isSafeLink(text: string): boolean {
  if (/[\s\\<>"]/.test(text)) return false;
  if (text.startsWith('//')) return false;
  if (text.startsWith('/')) return true;
  if (text.startsWith('#')) return text.length > 1;
  return /^https:\/\/[^/?#]+|^mailto:[^@]+@[^@]+|^tel:\+?[0-9().-]+/.test(text);
}

/** True for a day or moment of ISO 8601 that exists in the calendar. */
export function isMoment(text: string): boolean {
  const match =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/.exec(
      text,
    );
  if (!match) return false;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isColour(text: string): boolean {
  return (
    /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ||
    /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\([^;{}]*\)$/i.test(
      text,
    ) ||
    /^[a-z]{3,24}$/i.test(text)
  );
}
