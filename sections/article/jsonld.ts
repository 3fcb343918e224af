import { plainWords } from '../../base/text/plainWords.ts';
import { toIsoMoment } from '../../base/time/parseMoment.ts';
import { absoluteImage } from '../_shared/page/absoluteImage.ts';
import type { PageContext } from '../_shared/page/page.ts';
import type { Article } from './schema.ts';

/** Returns the article as a schema.org Article or one of its kinds, unless the section opts out. */
export default function articleData(section: Article, page: PageContext): object[] {
  if (section.structuredData === false) return [];
  const { title, intro, date, updated, authors, image, tags, kind = 'blog' } = section;
  const { site } = page;
  const { timeZone = 'UTC' } = site;
  const picture = image && absoluteImage(image.src, page);
  const organization = `${page.absolute('/')}#organization`;
  return [
    {
      '@type': types[kind],
      headline: plainWords(title),
      ...(intro && { description: plainWords(intro) }),
      ...(date && { datePublished: toIsoMoment(date, timeZone) }),
      ...(updated && { dateModified: toIsoMoment(updated, timeZone) }),
      author: authors?.map((author) => describeAuthor(author, page)) ?? [
        { '@type': 'Organization', '@id': organization, name: site.name },
      ],
      publisher: { '@id': organization },
      ...(picture && { image: picture }),
      ...(tags && tags.length > 0 && { keywords: tags.map(({ label }) => label) }),
      inLanguage: site.locale,
      mainEntityOfPage: page.absolute(page.route),
    },
  ];
}

const types = { blog: 'BlogPosting', news: 'NewsArticle', article: 'Article' };

function describeAuthor(author: NonNullable<Article['authors']>[number], page: PageContext) {
  const { name, role, to, organization } = author;
  return {
    '@type': organization ? 'Organization' : 'Person',
    name,
    ...(role && !organization && { jobTitle: role }),
    ...(to && { url: new URL(page.link(to).href, page.absolute(page.route)).href }),
  };
}
