import { readWritten, toIsoMoment } from '../../base/time/parseMoment.ts';
import { countReadingMinutes, english, formatReadingTime } from '../../schema/vocabulary.ts';
import { ArticleText } from '../_shared/components/ArticleText.tsx';
import { Picture } from '../_shared/components/Picture.tsx';
import { PlainLink } from '../_shared/components/PlainLink.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { SectionHead } from '../_shared/frame/SectionHead.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useSiteWords, useWords } from '../_shared/page/words.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import type { Article } from './schema.ts';
import { Author, Authors, Byline, Cover, Facts, Layout, Portrait, Tags } from './style.ts';

/** An article: headline, picture, authors and dates beside the text. */
export default function ArticleView({ section }: ViewProps<Article>) {
  const heading = useItemHeading(section);
  const { image, text } = section;
  return (
    <SectionFrame section={section} as="article" head="none">
      <Layout data-byline={hasByline(section) ? undefined : 'no'}>
        <SectionHead section={section} layout="stack" />
        {hasByline(section) && <ArticleByline section={section} />}
        <Picture image={image} sizes="(min-width: 78rem) 76rem, 92vw" priority within={Cover} />
        <ArticleText heading={heading}>{text}</ArticleText>
      </Layout>
    </SectionFrame>
  );
}

function hasByline({ date, updated, authors, tags, readingTime = true }: Article): boolean {
  return Boolean(date || updated || authors?.length || tags?.length || readingTime);
}

/** Who wrote the article, when, how long it takes to read, and what it is about. */
function ArticleByline({ section }: { section: Article }) {
  const words = useWords({ article: english.article }).article;
  const siteWords = useSiteWords();
  const { site } = usePage();
  const { date, updated, authors = [], text, tags = [], readingTime = true } = section;
  const [before = '', after = ''] = words.updated({ date: '\0' }).split('\0');
  return (
    <Byline>
      {authors.length > 0 && (
        <Authors>
          {authors.map(({ name, role, image, to }) => (
            <Author key={name}>
              <Picture image={image} sizes="3rem" within={Portrait} />
              <span>
                {to ? <PlainLink to={to}>{name}</PlainLink> : <b>{name}</b>}
                {role && <small>{role}</small>}
              </span>
            </Author>
          ))}
        </Authors>
      )}
      <Facts>
        {date && (
          <li>
            <Day date={date} locale={site.locale} />
          </li>
        )}
        {updated && (
          <li>
            {before}
            <Day date={updated} locale={site.locale} />
            {after}
          </li>
        )}
        {readingTime && <li>{formatReadingTime(countReadingMinutes(text), siteWords)}</li>}
      </Facts>
      {tags.length > 0 && (
        <Tags aria-label={words.tags}>
          {tags.map(({ label, to }) => (
            <li key={label}>
              {to ? <PlainLink to={to}>{label}</PlainLink> : <span>{label}</span>}
            </li>
          ))}
        </Tags>
      )}
    </Byline>
  );
}

function Day({ date, locale }: { date: string; locale: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={toIsoMoment(date)}>{format.format(readWritten(date))}</time>;
}
