import { english } from '../../../schema/vocabulary.ts';
import { usePage } from '../page/page.ts';
import { useWords } from '../page/words.ts';

/**
 * The languages of the site as list items: each leads to the same page in that language, or, where that
 * does not exist, says so and leads to the home page.
 */
export function LanguageLinks() {
  const words = useWords({ page: english.page });
  const { languages = [] } = usePage();
  return languages.map(({ locale, name, href, isCurrent, isMissing }) => (
    <li key={locale}>
      <a href={href} lang={locale} hrefLang={locale} aria-current={isCurrent && 'true'}>
        {name}
        {isMissing && (
          <small lang={languages.find((one) => one.isCurrent)?.locale}>
            {words.page.notInLanguage}
          </small>
        )}
      </a>
    </li>
  ));
}
