import { compactPhone } from '../../../base/text/compactPhone.ts';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import { suggestName } from '../../diagnostics/suggestName.ts';
import { toLatinLetters } from '../../markdown/toLatinLetters.ts';
import { tokenFormats } from '../../theme/tokenFormats.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { explainPattern } from '../formats/explainPattern.ts';
import type { Finding } from '../formats/Finding.ts';
import { formats, isLocale, isRouteForm, isSafeLink } from '../formats/formats.ts';
import { iconNames } from '../formats/iconNames.ts';
import { openingFormats } from '../formats/openingFormats.ts';
import { reservedRoute } from '../formats/reservedRoute.ts';
import { describeValue } from './describeValue.ts';
import { suggestDate } from './suggestDate.ts';
import { suggestId } from './suggestId.ts';
import { toMailbox } from './toMailbox.ts';

/** Explains why a text does not have the `format` of its key. */
export function explainFormat(path: YamlPath, format: string, text: string): Finding {
  const at = { path, part: 'value' as const };
  const pattern = format === 'regex' && explainPattern(text);
  if (pattern) return { ...at, ...pattern };
  const token = tokenFormats[format];
  if (token && format !== 'colour') {
    const message =
      text === ''
        ? `This is empty; it needs ${token.noun}.`
        : `${describeValue(text)} is not ${token.noun}.`;
    return { ...at, rule: 'wrong-token', message, hint: token.hint };
  }
  const opening = openingFormats[format];
  if (opening) {
    const corrected = opening.correct(text);
    return {
      ...at,
      rule: 'wrong-format',
      message: `${describeValue(text)} is not ${opening.noun}.`,
      hint: corrected ? `write "${corrected}"` : opening.hint,
      ...(corrected && { fix: { text: corrected } }),
    };
  }
  switch (format) {
    case 'locale':
      return {
        ...at,
        rule: 'wrong-format',
        message: `${describeValue(text)} is not a language tag.`,
        ...suggestLocale(text),
      };
    case 'time-zone': {
      const zones = Intl.supportedValuesOf('timeZone');
      const city = zones.filter((zone) => zone.toLowerCase().endsWith(`/${text.toLowerCase()}`));
      const suggestion = city[0] ?? getSpellingSuggestion(text, zones);
      return {
        ...at,
        rule: 'wrong-format',
        message: `${describeValue(text)} is not a time zone.`,
        hint: suggestion ? `did you mean "${suggestion}"?` : 'write it as Europe/Berlin',
      };
    }
    case 'icon': {
      const otherwise = 'choose a name from https://lucide.dev/icons';
      const { hint, correction } = suggestName(text, iconNames(), otherwise);
      return {
        ...at,
        rule: 'unknown-icon',
        message: `Unknown icon ${describeValue(text)}.`,
        hint,
        ...(correction && { fix: { text: correction } }),
      };
    }
    case 'link':
      return { ...at, ...explainAddress(text) };
    case 'destination':
      return { ...at, ...explainDestination(text) };
    case 'image': {
      const file = text.replaceAll('\\', '/');
      const corrected = `/${file.replace(/^\/?(?:public\/)?/, '')}`;
      return {
        ...at,
        rule: 'wrong-image-path',
        message: `${describeValue(text)} is not the path of an image in public/.`,
        ...(/^(?:public)?\/?[\w-]+\/[\w./-]+$/.test(file)
          ? { hint: `write "${corrected}"`, fix: { text: corrected } }
          : { hint: 'put the file in public/ and write its path, such as `/images/team.jpg`' }),
      };
    }
    case 'email':
      return { ...at, ...explainEmail(text) };
    case 'anchor':
      return {
        ...at,
        rule: 'wrong-format',
        message: `${describeValue(text)} cannot be used as an id.`,
        ...suggestId(text),
      };
    case 'moment': {
      const date = suggestDate(text);
      return {
        ...at,
        rule: 'invalid-date',
        message: `${describeValue(text)} is not a valid date or time.`,
        ...(date
          ? { hint: `write "${date}"`, fix: { text: date } }
          : {
              hint: 'write a date such as 2026-05-31, or a date with time such as 2026-05-31T09:00Z',
            }),
      };
    }
    case 'colour':
      return {
        ...at,
        rule: 'wrong-colour',
        message: `${describeValue(text)} is not a valid colour.`,
        hint: 'write it as "#0a5cff" in quotes, or as oklch(…), rgb(…) or hsl(…)',
      };
    case 'route':
      return { ...at, ...explainRoute(text) };
    case 'site-url':
      return {
        ...at,
        rule: 'wrong-format',
        message: `${describeValue(text)} is not a valid site address.`,
        ...(formats['site-url']?.(`https://${text}`) && text.includes('.')
          ? { hint: `write "https://${text}"`, fix: { text: `https://${text}` } }
          : { hint: 'write it as https://www.example.com' }),
      };
    case 'service-address':
    case 'https-address': {
      const corrected = text.replace(/^(?:http:)?(?:\/\/)?/i, 'https://');
      return {
        ...at,
        rule: 'wrong-format',
        message: `${describeValue(text)} is not the address of a service.`,
        hint: formats[format]?.(corrected)
          ? `write "${corrected}"`
          : 'write it as https://stats.example.com, without ? and #',
      };
    }
    case 'webhook-address':
      return {
        ...at,
        rule: 'wrong-format',
        message: `${describeValue(text)} is not the address of a webhook.`,
        hint: 'write an https address without user name and password, or the name of a setting such as `CRM_WEBHOOK`',
      };
    case 'form-name':
      return {
        ...at,
        rule: 'wrong-format',
        message: `${describeValue(text)} is not a valid form name.`,
        hint: 'use the name of a file in data/forms, without `.yaml`',
      };
    default:
      return {
        ...at,
        rule: 'wrong-format',
        message: `${describeValue(text)} is not in the format "${format}".`,
        hint: 'check the description of the key',
      };
  }
}

/** Suggests the language tag that a text means: `de_DE`, `Deutsch`. */
function suggestLocale(text: string): Pick<Finding, 'hint' | 'fix'> {
  const tag = text.replaceAll('_', '-');
  if (isLocale(tag)) return { hint: `write "${tag}"`, fix: { text: tag } };
  const names = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ar-SA'].filter((locale) => {
    const language = locale.slice(0, 2);
    const listNames = (name: string) =>
      new Intl.DisplayNames([name], { type: 'language' }).of(language);
    return [locale, 'en'].some((name) => listNames(name)?.toLowerCase() === text.toLowerCase());
  });
  return names[0]
    ? { hint: `write "${names[0]}"` }
    : { hint: 'write the language and perhaps the country, such as en or en-US' };
}

/** Explains why a text is no email address; `(at)` and `mailto:` are corrected. */
function explainEmail(text: string): Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'> {
  const corrected = toMailbox(text);
  return {
    rule: 'wrong-format',
    message: `${describeValue(text)} is not an email address.`,
    ...(corrected
      ? { hint: `write "${corrected}"`, fix: { text: corrected } }
      : { hint: 'write an address such as post@example.com' }),
  };
}

/** Explains why an address cannot be a redirect target or canonical address. */
function explainDestination(text: string): Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'> {
  if (!isSafeLink(text)) return explainAddress(text);
  return {
    rule: 'invalid-link',
    message: `${describeValue(text)} is not the address of a page.`,
    hint: 'write a route (/pricing) or an address that begins with https:',
  };
}

/** Explains why a route is invalid, and suggests a valid one. */
export function explainRoute(text: string): Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'> {
  const reserved = isRouteForm(text) ? reservedRoute(text) : undefined;
  if (reserved) return reserved;
  const slug = toLatinLetters(text)
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9/.~-]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/-{2,}/g, '-')
    .replace(/\/+$/, '');
  const corrected = slug.startsWith('/') ? slug : `/${slug}`;
  return {
    rule: 'wrong-route',
    message: `${describeValue(text)} is not a valid route. A route starts with \`/\` and uses lower-case letters, digits and hyphens.`,
    ...(corrected !== text
      ? { hint: `write "${corrected}"`, fix: { text: corrected } }
      : { hint: 'write a route such as /some-page' }),
  };
}

/** Explains why an address must not be linked to. */
export function explainAddress(text: string): Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'> {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  const message = `${describeValue(text)} is not a valid link.`;
  const phone = compactPhone(text.replace(/^tel:/i, ''));
  if (/^\+?\d{5,15}$/.test(phone) && /^tel:|[ /]|^[+0]/i.test(text))
    return {
      rule: 'invalid-link',
      message,
      hint: `write "tel:${phone}"`,
      fix: { text: `tel:${phone}` },
    };
  if (scheme === 'http') {
    const corrected = text.replace(/^http:/i, 'https:');
    return {
      rule: 'invalid-link',
      message,
      hint: `write "${corrected}"`,
      fix: { text: corrected },
    };
  }
  if (scheme && scheme.length > 1 && !text.includes(' '))
    return {
      rule: 'invalid-link',
      message,
      hint: ['https', 'mailto', 'tel', 'sms'].includes(scheme)
        ? `complete the address after \`${scheme}:\``
        : 'use a route, an anchor, or an address with https:, mailto:, tel: or sms:',
    };
  if (/^[\w.-]+@[\w.-]+\.\w+$/.test(text))
    return {
      rule: 'invalid-link',
      message,
      hint: `write "mailto:${text}"`,
      fix: { text: `mailto:${text}` },
    };
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|io|example)\b)/i.test(text))
    return {
      rule: 'invalid-link',
      message,
      hint: `write "https://${text}"`,
      fix: { text: `https://${text}` },
    };
  const inner = /^[“”„"‘’](.+)[“”’]$/.exec(text)?.[1];
  if (inner !== undefined)
    return {
      rule: 'invalid-link',
      message,
      hint: 'replace the typographic quotation marks by straight ones: "…"',
      fix: { text: inner },
    };
  if (/^[a-z0-9][\w/#-]*$/i.test(text))
    return {
      rule: 'invalid-link',
      message,
      hint: `write "/${text}" for a page, or "#${text}" for an anchor`,
    };
  return {
    rule: 'invalid-link',
    message,
    hint: 'use a route (/pricing), an anchor ("#faq"), or an address with https:, mailto: or tel:',
  };
}
