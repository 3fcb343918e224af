import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { isMoment } from '../../../base/time/isMoment.ts';
import { describeValue } from '../../diagnostics/describeValue.ts';
import type { Explanation, Finding } from '../../diagnostics/Finding.ts';
import { suggestName } from '../../diagnostics/suggestName.ts';
import {
  findFormat,
  impossibleDay,
  type rules,
  unknownIcon,
  unusableId,
} from '../../rules/shape/formats.ts';
import { tokenFormats } from '../../theme/tokenFormats.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { explainPattern } from '../formats/explainPattern.ts';
import { formats, isLocale } from '../formats/formats.ts';
import { iconNames } from '../formats/iconNames.ts';
import { openingFormats } from '../formats/openingFormats.ts';
import { explainAddress, explainDestination } from './explainAddress.ts';
import { explainOldAddress, explainRoute } from './explainRoute.ts';
import { suggest } from './suggest.ts';
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
  return findFormat(rule, {
    ...at,
    message:
      text === '' && rule === 'wrong-token'
        ? `This is empty; it needs ${noun}.`
        : `${describeValue(text)} is not ${noun}.`,
    ...(corrected ? suggest(corrected) : { hint: typeof hint === 'string' ? hint : hint(text) }),
  });
}

/** A format whose messages say what was expected. */
interface Expectation {
  /** `wrong-format` by default. */
  rule?: keyof typeof rules;
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
  color: {
    rule: 'wrong-color',
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
    return unknownIcon(text, hint, correction);
  },
  moment: explainDay,
  link: explainAddress,
  destination: explainDestination,
  anchor: (text) => unusableId(text, suggestId(text)),
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

/** Explains a date in the right notation that is not in the calendar: 30 February. */
function explainDay(text: string): Explanation | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/.exec(text) ?? [];
  if (!year || isMoment(`${year}-${month}-${day}`)) return undefined;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return impossibleDay(
    text,
    isMonth
      ? `write a day from 01 to ${days}, which is the last one of this month`
      : 'write the year, a month from 01 to 12, and the day, in this order',
  );
}
