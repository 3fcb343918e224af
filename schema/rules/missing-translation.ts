import type { SiteRuleContext } from '../content/RuleContext.ts';
import { checkTranslatedText } from '../content/site/checkTranslatedText.ts';
import { explainOrphans } from '../content/site/explainOrphans.ts';
import { bilingualSite, spanishTexts } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';
import { type Catalogue, listTranslatedTexts } from '../locales/Catalogue.ts';
import { listSiteTexts, type PageTexts } from '../locales/listSiteTexts.ts';
import { getTextState, type SiteText } from '../locales/matchTexts.ts';
import type { TranslatedText } from '../locales/TranslatedText.ts';
import type { YamlLocation } from '../yaml/YamlLocation.ts';

export const rule: RuleMeta = {
  code: 'BW520',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A page is translated in part',
  why: 'Visitors read two languages on one page, and search engines may take it for a copy of the original.',
  help: 'Translate the texts that the message names: in the editor, or with `blockwright translate export`. A page without any translation is not reported.',
  ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: Hola }${['', spanishTexts]}`,
};

/** Compares the texts of the site with their translations. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { catalogues, isIncomplete, site } = context;
  if (isIncomplete) return [];
  const names = [site?.name ?? '', ...(site?.properNames ?? [])].filter((name) => name !== '');
  const pageTexts: PageTexts = new Map();
  return [...catalogues.values()].flatMap((catalogue) => {
    // A language without any translation has just been added.
    if (listTranslatedTexts(catalogue).length === 0) return [];
    const { owners, texts, orphaned } = listSiteTexts(catalogue, context, pageTexts);
    return [
      ...owners.flatMap((owner) => explainMissing(owner, catalogue)),
      ...texts.flatMap((text) => {
        const { entry } = text;
        return hasTranslation(entry)
          ? checkTranslatedText(text, entry, { names, locale: catalogue.locale })
          : [];
      }),
      ...explainOrphans(orphaned, owners),
    ];
  });
}

function hasTranslation(
  entry: TranslatedText | undefined,
): entry is TranslatedText & { translation: string } {
  return entry?.translation !== undefined;
}

/** Explains which texts of a page that exists in a language are not translated. */
function explainMissing(
  { page, texts }: { page: string; texts: readonly SiteText[] },
  catalogue: Catalogue,
): Problem[] {
  const missing = texts.filter(({ entry }) => getTextState(entry) === 'missing');
  if (missing.length === 0 || missing.length === texts.length) return [];
  const at = locateOwner(page, catalogue);
  if (!at) return [];
  const names = missing.slice(0, 3).map(({ original }) => `“${shorten(original)}”`);
  const more = missing.length > names.length ? ` and ${missing.length - names.length} more` : '';
  const count = missing.length === 1 ? 'A text' : `${missing.length} texts`;
  return [
    {
      rule: 'missing-translation',
      message: `${count} of \`${page}\` ${missing.length === 1 ? 'has' : 'have'} no translation: ${names.join(', ')}${more}.`,
      hint: `translate ${missing.length === 1 ? 'it' : 'them'} in the editor, or run \`blockwright translate export ${catalogue.locale} --todo\``,
      at: { ...at, part: 'key' },
    },
  ];
}

/** Returns the key of a page, of `site`, a collection or a form in a file of the language. */
function locateOwner(page: string, catalogue: Catalogue): YamlLocation | undefined {
  // A search for every page that a language lacks would take the square of their number.
  if (page.startsWith('/')) return catalogue.pages.get(page)?.location;
  const found = listTranslatedTexts(catalogue).find((text) => text.page === page)?.location;
  return found && { file: found.file, path: found.path.slice(0, page.includes('#') ? 2 : 1) };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}
