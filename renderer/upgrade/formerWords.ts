import { isMapping } from '../../schema/validate/isMapping.ts';
import type { MigratedSite } from './MigratedSite.ts';

/** The labels of version 0.1 that sections no longer have, in the language of the site. */
export function formerWordsOf(
  group: keyof typeof english,
  { locale, words }: MigratedSite,
): Record<string, string> | undefined {
  const language = locale.split('-')[0] ?? '';
  const texts = {
    ...english,
    ...(Object.hasOwn(translations, language) && translations[language]),
  };
  const own = [language, locale].flatMap((name) => {
    const languageWords = isMapping(words) ? words[name] : undefined;
    const groupWords = isMapping(languageWords) ? languageWords[group] : undefined;
    return isMapping(groupWords) ? [groupWords as Record<string, string>] : [];
  });
  return Object.assign({}, texts[group], ...own);
}

const english = {
  savings: { role: 'Role', inHouse: 'In-house', ours: 'With us', savings: 'Savings' },
  countries: {
    regions: 'Regions',
    timeZones: 'Time zones',
    industries: 'Industries',
    benefits: 'Benefits',
  },
};

const translations: Record<string, typeof english> = {
  de: {
    savings: { role: 'Stelle', inHouse: 'Intern', ours: 'Mit uns', savings: 'Ersparnis' },
    countries: {
      regions: 'Regionen',
      timeZones: 'Zeitzonen',
      industries: 'Branchen',
      benefits: 'Vorteile',
    },
  },
  es: {
    savings: {
      role: 'Puesto',
      inHouse: 'Contratación interna',
      ours: 'Con nosotros',
      savings: 'Ahorro',
    },
    countries: {
      regions: 'Regiones',
      timeZones: 'Husos horarios',
      industries: 'Sectores',
      benefits: 'Ventajas',
    },
  },
  fr: {
    savings: { role: 'Poste', inHouse: 'En interne', ours: 'Avec nous', savings: 'Économies' },
    countries: {
      regions: 'Régions',
      timeZones: 'Fuseaux horaires',
      industries: 'Secteurs',
      benefits: 'Avantages',
    },
  },
  pt: {
    savings: {
      role: 'Cargo',
      inHouse: 'Contratação interna',
      ours: 'Conosco',
      savings: 'Economia',
    },
    countries: {
      regions: 'Regiões',
      timeZones: 'Fusos horários',
      industries: 'Setores',
      benefits: 'Vantagens',
    },
  },
};
