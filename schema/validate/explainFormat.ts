import { nearest } from '../diagnostics/nearest.ts';
import type { Path } from '../load/Place.ts';
import { explainPattern } from '../patterns/explainPattern.ts';
import { tokenFormats } from '../tokens/tokenFormats.ts';
import type { Finding } from './Finding.ts';
import { isRouteForm, isSafeLink } from './formats.ts';
import { iconNames } from './iconNames.ts';
import { reservedRoute } from './reservedRoute.ts';
import { show } from './words.ts';

/** A text that does not fit the `format` of its key. */
export function explainFormat(path: Path, format: string, text: string): Finding {
  const at = { path, part: 'value' as const };
  const pattern = format === 'regex' && explainPattern(text);
  if (pattern) return { ...at, ...pattern };
  const token = tokenFormats[format];
  if (token && format !== 'colour') {
    const message =
      text === ''
        ? `This is empty; it needs ${token.noun}.`
        : `${show(text)} is not ${token.noun}.`;
    return { ...at, rule: 'wrong-token', message, hint: token.hint };
  }
  switch (format) {
    case 'locale':
      return {
        ...at,
        rule: 'wrong-form',
        message: `${show(text)} is not a language tag.`,
        hint: 'write the language and perhaps the country, such as en or en-US',
      };
    case 'icon': {
      const near = nearest(text, iconNames());
      return {
        ...at,
        rule: 'unknown-icon',
        message: `There is no icon ${show(text)}.`,
        hint: near ? `did you mean "${near}"?` : 'look for a name at https://lucide.dev/icons',
        ...(near && { fix: { text: near } }),
      };
    }
    case 'link':
      return { ...at, ...explainAddress(text) };
    case 'destination':
      return { ...at, ...explainDestination(text) };
    case 'image':
      return {
        ...at,
        rule: 'wrong-image-path',
        message: `${show(text)} is not the path of a picture in public/.`,
        ...(/^(?:public)?\/?[\w-]+\/[\w./-]+$/.test(text)
          ? {
              hint: `write "/${text.replace(/^\/?public\//, '').replace(/^\//, '')}"`,
              fix: { text: `/${text.replace(/^\/?public\//, '').replace(/^\//, '')}` },
            }
          : { hint: 'put the file in public/ and write its path, such as `/images/team.jpg`' }),
      };
    case 'moment':
      return {
        ...at,
        rule: 'wrong-moment',
        message: `${show(text)} is not a day or moment of the calendar.`,
        hint: 'write a day as 2026-05-31, or a moment as 2026-05-31T09:00Z',
      };
    case 'colour':
      return {
        ...at,
        rule: 'wrong-colour',
        message: `${show(text)} is not a colour.`,
        hint: 'write it as "#0a5cff" in quotes, or as oklch(…), rgb(…), hsl(…)',
      };
    case 'route':
      return { ...at, ...explainRoute(text) };
    case 'site-url':
      return {
        ...at,
        rule: 'wrong-form',
        message: `${show(text)} is not the address of a site.`,
        hint: 'write it as https://www.example.com',
      };
    case 'form-name':
      return {
        ...at,
        rule: 'wrong-form',
        message: `${show(text)} is not the name of a form.`,
        hint: 'write the name of a file in data/forms, without `.yaml`',
      };
    default:
      return {
        ...at,
        rule: 'wrong-form',
        message: `${show(text)} is not of the form "${format}".`,
        hint: 'see the description of the key',
      };
  }
}

/** Why an address cannot be the target of a redirect or the canonical address of a page. */
function explainDestination(text: string): Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'> {
  if (!isSafeLink(text)) return explainAddress(text);
  return {
    rule: 'unsafe-address',
    message: `${show(text)} is not the address of a page.`,
    hint: 'write a route (/pricing) or an address that begins with https:',
  };
}

/** Why a route is not well formed, and how it would be. */
export function explainRoute(text: string): Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'> {
  const reserved = isRouteForm(text) ? reservedRoute(text) : undefined;
  if (reserved) return reserved;
  const slug = text
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9/.~-]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/-{2,}/g, '-')
    .replace(/\/+$/, '');
  const better = slug.startsWith('/') ? slug : `/${slug}`;
  return {
    rule: 'wrong-route',
    message: `${show(text)} is not a route: lower case, digits and hyphens, from a slash on.`,
    ...(better !== text
      ? { hint: `write "${better}"`, fix: { text: better } }
      : { hint: 'write it as /some-page' }),
  };
}

/** Why an address may not be linked to. */
export function explainAddress(text: string): Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'> {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  const message = `The address ${show(text)} is not allowed.`;
  if (scheme === 'http') {
    const better = text.replace(/^http:/i, 'https:');
    return { rule: 'unsafe-address', message, hint: `write "${better}"`, fix: { text: better } };
  }
  if (scheme && scheme.length > 1 && !text.includes(' '))
    return {
      rule: 'unsafe-address',
      message,
      hint: ['https', 'mailto', 'tel', 'sms'].includes(scheme)
        ? `what stands after \`${scheme}:\` is incomplete`
        : 'only https:, mailto:, tel:, routes and anchors may be linked to',
    };
  if (/^[\w.-]+@[\w.-]+\.\w+$/.test(text))
    return {
      rule: 'unsafe-address',
      message,
      hint: `write "mailto:${text}"`,
      fix: { text: `mailto:${text}` },
    };
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|io|example)\b)/i.test(text))
    return {
      rule: 'unsafe-address',
      message,
      hint: `write "https://${text}"`,
      fix: { text: `https://${text}` },
    };
  if (/^[a-z0-9][\w/#-]*$/i.test(text))
    return {
      rule: 'unsafe-address',
      message,
      hint: `a page begins with a slash ("/${text}"), an anchor with # ("#${text}")`,
    };
  return {
    rule: 'unsafe-address',
    message,
    hint: 'write a route (/pricing), an anchor ("#faq") or an address with https:, mailto: or tel:',
  };
}
