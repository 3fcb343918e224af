import Type, { type Static } from 'typebox';
import { image } from '../../schema/vocabulary/fields/image.ts';
import { link } from '../../schema/vocabulary/fields/link.ts';
import { picture } from '../../schema/vocabulary/fields/picture.ts';
import { sectionHeader } from '../../schema/vocabulary/fields/sectionHeader.ts';
import { article, line, plain } from '../../schema/vocabulary/fields/text.ts';
import { section } from '../../schema/vocabulary/section.ts';

const author = Type.Object(
  {
    name: plain('Name of the author.'),
    role: Type.Optional(plain('What the author does.')),
    image: Type.Optional(image),
    to: Type.Optional(link('Page or profile of the author.')),
    organization: Type.Optional(
      Type.Boolean({ description: '`true` if the author is an organization, not a person.' }),
    ),
  },
  { additionalProperties: false, description: 'An author.' },
);

const tag = Type.Object(
  {
    label: plain('Name of the topic.'),
    to: Type.Optional(link('Page of the topic.')),
  },
  { additionalProperties: false, description: 'A topic.' },
);

/** An article with authors, dates and reading time, which search engines recognise as one. */
export const schema = section(
  'article',
  'An article with authors, dates and reading time, and structured data for search engines.',
  {
    ...sectionHeader,
    title: line('Headline of the article.'),
    date: Type.Optional(
      Type.String({ format: 'moment', description: 'When it was published (ISO 8601).' }),
    ),
    updated: Type.Optional(
      Type.String({ format: 'moment', description: 'When it last changed (ISO 8601).' }),
    ),
    authors: Type.Optional(
      Type.Array(author, {
        minItems: 1,
        description: 'Who wrote it. Default for search engines: the organization of the site.',
      }),
    ),
    image: Type.Optional(picture),
    text: article('The text.'),
    tags: Type.Optional(Type.Array(tag, { description: 'What it is about.' })),
    readingTime: Type.Optional(
      Type.Boolean({ description: '`false` hides the reading time.', default: true }),
    ),
    kind: Type.Optional(
      Type.Enum(['blog', 'news', 'article'], {
        description: 'What search engines list it as. Default: `blog`.',
      }),
    ),
    structuredData: Type.Optional(
      Type.Boolean({
        description: '`false` omits the article data for search engines.',
        default: true,
      }),
    ),
  },
  { 'x-group': 'Text and data', 'x-synonyms': ['post', 'blog-post', 'blog', 'news', 'story'] },
);

/** An article with authors, dates and reading time, which search engines recognise as one. */
export type Article = Static<typeof schema>;
