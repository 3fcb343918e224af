import { explainSource } from '../../../base/redirects/explainSource.ts';
import { compactPhone } from '../../../base/text/compactPhone.ts';
import { encodeAddress } from '../../../base/text/encodePath.ts';
import { toLatinLetters } from '../../../base/text/toLatinLetters.ts';
import { transliterate } from '../../../base/text/transliterate.ts';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { RuleName } from '../../diagnostics/RuleMeta.ts';
import { suggestName } from '../../diagnostics/suggestName.ts';
import { tokenFormats } from '../../theme/tokenFormats.ts';
import { invisible } from '../../yaml/findUnusableCharacter.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { explainPattern } from '../formats/explainPattern.ts';
import type { Finding } from '../formats/Finding.ts';
import { formats, isLocale, isMoment, isRouteForm, isSafeLink } from '../formats/formats.ts';
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
  const explained = explanations[format]?.(text);
  if (explained) return { ...at, ...explained };
  const {
    rule = 'wrong-format',
    noun,
    hint,
    correct,
  } = expectations[format] ?? {
    noun: `in the format "${format}"`,
    hint: 'check the description of the key',
  };
  const corrected = correct?.(text);
  return {
    ...at,
    rule,
    message:
      text === '' && rule === 'wrong-token'
        ? `This is empty; it needs ${noun}.`
        : `${describeValue(text)} is not ${noun}.`,
    ...(corrected ? suggest(corrected) : { hint: typeof hint === 'string' ? hint : hint(text) }),
  };
}

/** What a text lacks, and what to write instead. */
type Explanation = Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'>;

/** Suggests a text that certainly is meant. */
function suggest(text: string): Pick<Finding, 'hint' | 'fix'> {
  return { hint: `write "${text}"`, fix: { text } };
}

/** A format whose messages say what was expected. */
interface Expectation {
  /** `wrong-format` by default. */
  rule?: RuleName;
  /** To continue "is not". */
  noun: string;
  hint: string | ((text: string) => string);
  /** Returns the text that is certainly meant. */
  correct?: (text: string) => string | undefined;
}

function expectAddress(format: 'service-address' | 'https-address'): Expectation {
  return {
    noun: 'the address of a service',
    hint(text) {
      const corrected = text.replace(/^(?:http:)?(?:\/\/)?/i, 'https://');
      return formats[format]?.(corrected)
        ? `write "${corrected}"`
        : 'write it as https://stats.example.com, without ? and #';
    },
  };
}

const expectations: Readonly<Record<string, Expectation>> = {
  ...Object.fromEntries(
    Object.entries(tokenFormats).map(([name, { noun, hint }]) => [
      name,
      {
        rule: 'wrong-token',
        noun,
        hint,
        correct: (text: string) =>
          /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) && tokenFormats[name]?.accepts(`#${text}`)
            ? `#${text}`
            : undefined,
      },
    ]),
  ),
  ...openingFormats,
  locale: {
    noun: 'a language tag',
    hint: suggestLocale,
    correct(text) {
      const tag = text.replaceAll('_', '-');
      return isLocale(tag) ? tag : undefined;
    },
  },
  'time-zone': { noun: 'a time zone', hint: suggestTimeZone },
  image: {
    rule: 'wrong-image-path',
    noun: 'the path of an image in public/',
    hint: 'put the file in public/ and write its path, such as `/images/team.jpg`',
    correct(text) {
      const file = text.replaceAll('\\', '/');
      return /^(?:\.{0,2}\/)*(?:[\w-]+\/)*[\w-][\w.-]*\.\w{2,5}$/.test(file)
        ? `/${file.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`
        : undefined;
    },
  },
  email: {
    noun: 'an email address',
    hint: 'write an address such as post@example.com',
    correct: toMailbox,
  },
  moment: {
    rule: 'invalid-date',
    noun: 'a valid date or time',
    hint: 'write a date such as 2026-05-31, or a date with time such as 2026-05-31T09:00Z',
    correct: suggestDate,
  },
  colour: {
    rule: 'wrong-colour',
    noun: 'a valid colour',
    hint: 'write it as "#0a5cff" in quotes, or as oklch(…), rgb(…) or hsl(…)',
  },
  'site-url': {
    noun: 'a valid site address',
    hint: 'write it as https://www.example.com',
    correct: (text) =>
      formats['site-url']?.(`https://${text}`) && text.includes('.')
        ? `https://${text}`
        : undefined,
  },
  'service-address': expectAddress('service-address'),
  'https-address': expectAddress('https-address'),
  'webhook-address': {
    noun: 'the address of a webhook',
    hint: 'write an https address without user name and password, or the name of a setting such as `CRM_WEBHOOK`',
  },
  'form-name': {
    noun: 'a valid form name',
    hint: 'use the name of a file in data/forms, without `.yaml`',
  },
};

/** The other formats, whose messages depend on the text. */
const explanations: Readonly<Record<string, (text: string) => Explanation | undefined>> = {
  regex: explainPattern,
  icon(text) {
    const otherwise = 'choose a name from https://lucide.dev/icons';
    const { hint, correction } = suggestName(text, iconNames(), otherwise);
    const message = `Unknown icon ${describeValue(text)}.`;
    return {
      rule: 'unknown-icon',
      message,
      hint,
      ...(correction && { fix: { text: correction } }),
    };
  },
  moment: explainDay,
  link: explainAddress,
  destination: explainDestination,
  anchor: (text) => ({
    rule: 'wrong-format',
    message: `${describeValue(text)} cannot be used as an id.`,
    ...suggestId(text),
  }),
  route: explainRoute,
  'old-address': explainOldAddress,
};

function suggestTimeZone(text: string): string {
  const zones = Intl.supportedValuesOf('timeZone');
  const city = zones.filter((zone) => zone.toLowerCase().endsWith(`/${text.toLowerCase()}`));
  const suggestion = city[0] ?? getSpellingSuggestion(text, zones);
  return suggestion ? `did you mean "${suggestion}"?` : 'write it as Europe/Berlin';
}

/** Suggests a language tag for the name of a language, such as `Deutsch`. */
function suggestLocale(text: string): string {
  const names = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ar-SA'].filter((locale) => {
    const language = locale.slice(0, 2);
    const listNames = (name: string) =>
      new Intl.DisplayNames([name], { type: 'language' }).of(language);
    return [locale, 'en'].some((name) => listNames(name)?.toLowerCase() === text.toLowerCase());
  });
  return names[0]
    ? `write "${names[0]}"`
    : 'write the language and perhaps the country, such as en or en-US';
}

/** Explains why an address cannot be a redirect target or canonical address. */
function explainDestination(text: string): Explanation {
  if (!isSafeLink(text)) return explainAddress(text);
  return {
    rule: 'invalid-link',
    message: `${describeValue(text)} is not the address of a page.`,
    hint: 'write a route (/pricing) or an address that begins with https:',
  };
}

/** Explains a date in the right notation that is not in the calendar: 30 February. */
function explainDay(text: string): Explanation | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/.exec(text) ?? [];
  if (!year || isMoment(`${year}-${month}-${day}`)) return undefined;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return {
    rule: 'invalid-date',
    message: `${describeValue(text)} is not a day of the calendar.`,
    hint: isMonth
      ? `write a day from 01 to ${days}, which is the last one of this month`
      : 'write the year, a month from 01 to 12, and the day, in this order',
  };
}

/** Explains why a text cannot be the old address of a redirect. */
function explainOldAddress(text: string): Explanation | undefined {
  const { message, hint, correction } = explainSource(text) ?? {};
  if (!message || !hint) return undefined;
  return {
    rule: 'wrong-route',
    message,
    hint,
    ...(correction && { fix: { text: correction } }),
  };
}

/** Explains why a route is invalid, and suggests a valid one. */
export function explainRoute(text: string): Explanation {
  const reserved = isRouteForm(text) ? reservedRoute(text) : undefined;
  if (reserved) return reserved;
  const slug = transliterate(toLatinLetters(text))
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9/.~-]/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/-{2,}/g, '-')
    .replace(/\/+$/, '');
  const corrected = slug.startsWith('/') ? slug : `/${slug}`;
  return {
    rule: 'wrong-route',
    message: `${describeValue(text)} is not a valid route. A route starts with \`/\` and uses lower-case letters, digits and hyphens.`,
    // A sign without a letter leaves nothing of its part.
    ...(corrected !== text && (corrected !== '/' || /^[\s/]*$/.test(text))
      ? suggest(corrected)
      : { hint: 'write a route such as /some-page' }),
  };
}

/** Explains why an address must not be linked to. */
export function explainAddress(text: string): Explanation {
  const message = `${describeValue(text)} is not a valid link.`;
  return { rule: 'invalid-link', message, ...suggestAddress(text) };
}

/** Returns the link that a text with a slip in its form certainly means. */
function repairAddress(text: string): string | undefined {
  const target = /^\[[^\]]*\]\(([^()\s]+)\)$/.exec(text)?.[1] ?? /^<(.+)>$/.exec(text)?.[1] ?? text;
  const repaired = target
    .trim()
    .replace(/^(?:https?:?\/\/)+(?=https?:?\/\/)/i, '')
    .replace(/^(?:https?|htp|htps|htt|hhtps?|httpss?)\s*[:;]?\s*\/\/?\s*(?=[\w.-])/i, 'https://')
    .replace(/^(?:mailto|mail|e-?mail)(?::?\/\/|:|;)\s*(?=\S+@)/i, 'mailto:')
    .replace(/^(mailto:\S+?)\s*[,;]\s*(?=\S+@)/, '$1,')
    .replace(/^(?:phone|telephone|telefon|call):\s*/i, 'tel:')
    .replace(/ +#(?=\w)/, '#')
    .replace(/^# +/, '#')
    .replace(/^\\(?=\w)/, '/')
    .replace(/^\/\/(?=[\w-]+\.)/, 'https://');
  return repaired !== text && isSafeLink(repaired) && !/^http:/i.test(text) ? repaired : undefined;
}

function suggestAddress(text: string): Pick<Finding, 'hint' | 'fix'> {
  const repaired = repairAddress(text);
  if (repaired !== undefined) return suggest(repaired);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  const phone = compactPhone(text.replace(/^tel:/i, ''));
  if (/^\+?\d{5,15}$/.test(phone) && /^tel:|[ /]|^[+0]/i.test(text)) return suggest(`tel:${phone}`);
  if (scheme === 'http') return suggest(text.replace(/^http:/i, 'https:'));
  if (scheme && scheme.length > 1 && !text.includes(' '))
    return {
      hint: ['https', 'mailto', 'tel', 'sms'].includes(scheme)
        ? `complete the address after \`${scheme}:\``
        : 'use a route, an anchor, or an address with https:, mailto:, tel: or sms:',
    };
  if (/^[\w.-]+@[\w.-]+\.\w+$/.test(text)) return suggest(`mailto:${text}`);
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|io|example)\b)/i.test(text))
    return suggest(`https://${text}`);
  const inner = /^[“”„"‘’](.+)[“”’]$/.exec(text)?.[1];
  if (inner !== undefined)
    return {
      hint: 'replace the typographic quotation marks by straight ones: "…"',
      fix: { text: inner },
    };
  // Whoever cannot see a character did not mean to write it.
  if (/^\/(?!\/)/.test(text) && !invisible.test(text) && isSafeLink(encodeAddress(text)))
    return suggest(encodeAddress(text));
  const file = /^(?:\.{1,2}\/)*(?:public\/)?([\w-][\w./-]*(?:[?#]\S*)?)$/.exec(text)?.[1];
  if (file !== undefined && (file !== text || /\.[a-z]\w{0,4}$/i.test(file)))
    return suggest(`/${file.replace(/(?:\/?\bindex)?\.(?:html?|php|aspx?|md)(?=[?#]|$)/i, '')}`);
  if (/^[a-z0-9][\w/#-]*$/i.test(text))
    return { hint: `write "/${text}" for a page, or "#${text}" for an anchor` };
  return {
    hint: 'use a route (/pricing), an anchor ("#faq"), or an address with https:, mailto: or tel:',
  };
}
