import { getDirection } from '../../base/messages/getDirection.ts';
import { isNotFoundRoute } from '../../base/text/isNotFoundRoute.ts';
import { english, type Origin, type Page } from '../../schema/vocabulary.ts';
import {
  ActionLink,
  IsFirstSection,
  type PageContext,
  PageProvider,
  SectionFrame,
  usePage,
  useWords,
  WordsProvider,
} from '../../sections/index.ts';
import { sectionViews } from '../sections/sectionViews.ts';
import { renderSampleMark } from './sampleMark.ts';
import { Announcement } from './shell/Announcement.tsx';
import { Trail } from './shell/breadcrumbs.style.ts';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';

/** Props of `PageBody`. */
interface PageBodyProps {
  page: Page;
  context: PageContext;
  /** Set by the editor: marks each section with its index in the manifest. */
  editing?: boolean | undefined;
  /** Set by `dev` and the editor: marks sections with sample content. */
  marksSamples?: boolean | undefined;
}

/** The visible part of a page: header, breadcrumbs, sections and footer. */
export function PageBody({ page, context, editing, marksSamples }: PageBodyProps) {
  const isBare = page.layout === 'bare';
  const showsHeader = page.header !== false && !isBare;
  return (
    <PageProvider value={context}>
      <WordsProvider value={context.site.words}>
        {showsHeader && <Announcement />}
        {showsHeader && <Header />}
        <main id="page_content" tabIndex={-1} {...originalLanguage(page, context)}>
          {!isBare && <Breadcrumbs />}
          {page.sections.length === 0 && isNotFoundRoute(page.route) && (
            <IsFirstSection value={true}>
              <NotFound />
            </IsFirstSection>
          )}
          {page.sections.map((section, index) => {
            const View = sectionViews.get(section.type);
            if (!View) throw new Error(`No view for section type ${section.type}`);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reconciled
              <IsFirstSection key={index} value={index === 0}>
                {marksSamples && renderSampleMark(section)}
                {editing && renderEditorMark(page.sectionOrigins[index])}
                <View section={section} />
              </IsFirstSection>
            );
          })}
        </main>
        {page.footer !== false && !isBare && <Footer />}
      </WordsProvider>
    </PageProvider>
  );
}

/** Returns the language of a page that another language shows without a translation. */
function originalLanguage({ isUntranslated }: Page, { site }: PageContext) {
  const [lang] = site.locales ?? [];
  return isUntranslated && lang ? { lang, dir: getDirection(lang) } : {};
}

/** Returns the text that `renderPage` turns into an attribute, in characters that no content uses. */
function renderEditorMark(origin: Origin | undefined): string {
  return `\uE000${origin?.pointer.split('/').at(-1) ?? ''}\uE001`;
}

/** The fallback for a site without a page `/404`. */
function NotFound() {
  const words = useWords({ notFound: english.notFound });
  const { title, text, action } = words.notFound;
  return (
    <SectionFrame section={{ title, intro: text }} head="stack">
      <ActionLink action={{ label: action, to: '/' }} />
    </SectionFrame>
  );
}

/** The breadcrumbs from home to this page. Renders nothing on home and on the 404 page. */
function Breadcrumbs() {
  const words = useWords({ page: english.page });
  const { breadcrumbs, link, route } = usePage();
  if (breadcrumbs.length === 0 || isNotFoundRoute(route)) return null;
  return (
    <Trail aria-label={words.page.breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ label, to }, index) => (
          <li key={to}>
            {index === breadcrumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={link(to).href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
