import Type, { type Static } from 'typebox';
import {
  article,
  choice,
  flag,
  image,
  line,
  link,
  list,
  mapping,
  moment,
  plain,
  section,
  sectionHeader,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const author = mapping('An author.', {
  name: plain('Name of the author.'),
  role: Type.Optional(plain('What the author does.')),
  image: Type.Optional(image),
  to: Type.Optional(link('Page or profile of the author.')),
  organization: flag('`true` if the author is an organization, not a person.'),
});

const tag = mapping('A topic.', {
  label: plain('Name of the topic.'),
  to: Type.Optional(link('Page of the topic.')),
});

export const schema = section(
  'article',
  'An article with authors, dates and reading time, and structured data for search engines.',
  {
    ...sectionHeader,
    title: line('Headline of the article.'),
    date: Type.Optional(moment('When it was published (ISO 8601).')),
    updated: Type.Optional(moment('When it last changed (ISO 8601).')),
    authors: list(
      'Who wrote it. Default for search engines: the organization of the site.',
      author,
    ),
    image: Type.Optional(picture),
    text: article('The text.'),
    tags: Type.Optional(Type.Array(tag, { description: 'What it is about.' })),
    readingTime: flag('`false` hides the reading time.', { default: true }),
    kind: choice(['blog', 'news', 'article'], 'What search engines list it as. Default: `blog`.'),
    structuredData: flag('`false` omits the article data for search engines.', { default: true }),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'post blog-post blog news story' },
);

export type Article = Static<typeof schema>;
