import { explainSource } from '../../../base/redirects/explainSource.ts';
import { parseAddress } from '../../../base/text/parseAddress.ts';
import { isMoment } from '../../../base/time/isMoment.ts';
import { reservedRoute } from '../../rules/shape/reserved-route.ts';
import { tokenFormats } from '../../theme/tokenFormats.ts';
import { parsePlaceholder } from '../../vocabulary/fields/placeholder.ts';
import { invisible } from '../../yaml/findUnusableCharacter.ts';
import { explainPattern } from './explainPattern.ts';
import { isIcon } from './iconNames.ts';
import { isMailbox } from './isAbsoluteAddress.ts';
import { isSafeLink } from './isSafeLink.ts';
import { openingFormats } from './openingFormats.ts';

/**
 * Whether a text has a `format` of the schemas, by format. `explainFormat` explains why not. Formats
 * that only classify a text for rules and editors accept every text.
 */
export const formats: Record<string, (text: string) => boolean> = {
  line: () => true,
  markdown: () => true,
  article: () => true,
  plain: () => true,
  alt: () => true,
  email: isMailbox,
  anchor: (text) => /^[a-z][a-z0-9-]*$/.test(text),
  'form-name': (text) => /^[a-z][a-z0-9-]*$/.test(text),
  link: isSafeLink,
  destination: (text) => isSafeLink(text) && /^(?:\/|https:)/.test(text),
  // Addresses lose tabs and line breaks, so that `/\t/a.example` would lead to another host.
  image: (text) =>
    (/^\/[^/\\\p{Cc}]\P{Cc}*$/u.test(text) && !text.includes('..')) ||
    parsePlaceholder(text) !== undefined,
  icon: isIcon,
  moment: isMoment,
  route: (text) => isRouteForm(text) && reservedRoute(text) === undefined,
  'old-address': (text) => explainSource(text) === undefined,
  ...Object.fromEntries(Object.entries(tokenFormats).map(([name, { accepts }]) => [name, accepts])),
  ...Object.fromEntries(
    Object.entries(openingFormats).map(([name, { accepts }]) => [name, accepts]),
  ),
  regex: (text) => explainPattern(text) === undefined,
  // The path becomes a part of every address, and of the rules for the host.
  'site-url': (text) =>
    /^https?:\/\/[^\s/?#@\\]+(?:\/(?!\.+(?:\/|$))[\w.~%-]+)*\/?$/.test(text) &&
    !invisible.test(text) &&
    isAddress(text),
  'https-address': isHttpsAddress,
  'service-address': (text) => {
    const [address = '', query = ''] = text.split(/\?(.*)/s);
    return isHttpsAddress(address) && !/[\s#<>"\\]/.test(query);
  },
  // `fetch` refuses addresses with a user name or a password.
  'webhook-address': (text) =>
    /^(?:[A-Z][A-Z0-9_]*|https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/\S*)?)$/.test(
      text,
    ) &&
    (!text.includes(':') || isAddress(text)),
  locale: isLocale,
  'time-zone': isTimeZone,
};

/**
 * Whether a text is the address of a host, perhaps with a path. The origin enters the content security
 * policy, so that it must not contain signs of the policy or a wildcard.
 */
function isHttpsAddress(text: string): boolean {
  return /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[^\s?#<>"\\]*)?$/i.test(text) && isAddress(text);
}

function isAddress(text: string): boolean {
  return parseAddress(text) !== undefined;
}

const routeForm = /^\/(?:[a-z0-9]+(?:[-._~][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-._~][a-z0-9]+)*)*)?$/;

/** Whether a text has the form of a route, reserved ones included. */
export function isRouteForm(text: string): boolean {
  return routeForm.test(text);
}

/** Whether a text is a language tag that `Intl` formatters accept. */
export function isLocale(text: string): boolean {
  if (!/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

/** Whether a text is a name in the IANA database of time zones that every runtime of functions knows. */
function isTimeZone(text: string): boolean {
  if (!/^(?:UTC|[A-Z]\w+(?:\/[\w+-]+)+)$/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
