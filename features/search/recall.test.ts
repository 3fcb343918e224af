import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkFiles, checkFolder } from '../../tests/diagnostics/checkFiles.ts';
import { Random } from '../../tests/diagnostics/mutation/random.ts';
import { openSearchFiles } from '../../tests/openSearchFiles.ts';
import type { Search } from './engine/Search.ts';
import { listIndexFiles } from './listIndexFiles.ts';
import { listSearchPages } from './listSearchPages.ts';

/** A page that questions are generated from. */
interface Corpus {
  search: Search;
  pages: { href: string; headings: string[]; paragraphs: string[] }[];
}

/** A question and the pages that answer it. */
interface Question {
  query: string;
  answers: string[];
}

const questionCount = 50;
const seed = 48;

let english: Corpus;

describe.each([
  { files: 'one file', mostBytes: 400_000 },
  { files: 'several files', mostBytes: 0 },
])(
  'in $files, of 50 generated questions, 95 % find their page among the first five',
  ({ mostBytes }) => {
    beforeAll(async () => {
      english = await readSite(mostBytes);
    });

    test('a heading with a typo', async () => {
      const ask = (random: Random, { headings }: Corpus['pages'][number]) => {
        const heading = random.pick(headings);
        const long = words(heading).filter((word) => /^[a-z]{5,}$/i.test(word));
        if (long.length === 0) return undefined;
        const word = random.pick(long);
        return { query: heading.replace(word, misspell(word, random)), about: [heading] };
      };
      expect(await measure(english, ask)).toBeGreaterThanOrEqual(0.95);
    });

    test('two words of a paragraph', async () => {
      const ask = (random: Random, page: Corpus['pages'][number]) => {
        const found = pickWords(english, random, page);
        return found && { query: found.join(' '), about: found };
      };
      expect(await measure(english, ask)).toBeGreaterThanOrEqual(0.95);
    });

    test('two words of a paragraph in another form', async () => {
      const ask = (random: Random, page: Corpus['pages'][number]) => {
        const found = pickWords(english, random, page);
        if (!found) return undefined;
        // Who asks with other forms means every page with the two words in a paragraph.
        const about = found.map((word) => getCommonStart(word, inflect(word)));
        return { query: found.map(inflect).join(' '), about };
      };
      expect(await measure(english, ask)).toBeGreaterThanOrEqual(0.95);
    });

    test.each(['ja', 'ar'])('a part of a sentence in the language %s', async (locale) => {
      const corpus = await readTown(locale, mostBytes);
      const ask = (random: Random, { paragraphs }: Corpus['pages'][number]) => {
        const sentence = random.pick(
          random
            .pick(paragraphs)
            .split(/[。،.]/)
            .filter((one) => one.length > 3),
        );
        const query = locale === 'ja' ? cut(sentence, 5, random) : pickNeighbours(sentence, random);
        return { query, about: [query] };
      };
      expect(await measure(corpus, ask)).toBeGreaterThanOrEqual(0.95);
    });
  },
);

/** Asks questions about random pages; returns the share that finds a page with the answer. */
async function measure(
  corpus: Corpus,
  ask: (
    random: Random,
    page: Corpus['pages'][number],
  ) => { query: string; about: string[] } | undefined,
): Promise<number> {
  const random = new Random(seed);
  const questions: Question[] = [];
  while (questions.length < questionCount) {
    const asked = ask(random, random.pick(corpus.pages));
    if (!asked) continue;
    const answers = corpus.pages
      .filter(({ headings, paragraphs }) =>
        [...headings, ...paragraphs].some((text) =>
          asked.about.every((part) => text.toLowerCase().includes(part.toLowerCase())),
        ),
      )
      .map(({ href }) => href);
    questions.push({ query: asked.query, answers });
  }
  let found = 0;
  for (const { query, answers } of questions) {
    const { pages } = await corpus.search.find(query);
    if (pages.slice(0, 5).some(({ href }) => answers.includes(href))) found++;
  }
  return found / questions.length;
}

/** Picks two different words of a paragraph that are on at most a third of all pages. */
function pickWords(
  { pages }: Corpus,
  random: Random,
  { paragraphs }: Corpus['pages'][number],
): string[] | undefined {
  const rare = [...new Set(words(random.pick(paragraphs)))].filter(
    (word) =>
      /^[a-z]{5,}$/i.test(word) &&
      pages.filter((page) => page.paragraphs.some((text) => text.includes(word))).length <=
        pages.length / 3,
  );
  if (rare.length < 2) return undefined;
  const first = random.pick(rare);
  return [first, random.pick(rare.filter((word) => word !== first))];
}

/** Leaves out a letter, doubles it, or swaps it with the next one. */
function misspell(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  return random.pick([
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ]);
}

/** Returns another form of an English word: plural and singular, or of a verb. */
function inflect(word: string): string {
  if (/ing$/.test(word)) return word.replace(/ing$/, 'ed');
  if (/ed$/.test(word)) return word.replace(/ed$/, 'ing');
  if (/[^iosu]s$/.test(word)) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}${word.endsWith('s') ? 'es' : 's'}`;
}

function getCommonStart(word: string, other: string): string {
  let length = 0;
  while (length < word.length && word[length] === other[length]) length++;
  return word.slice(0, length);
}

function cut(text: string, length: number, random: Random): string {
  const at = random.below(Math.max(1, text.length - length));
  return text.slice(at, at + length);
}

function pickNeighbours(text: string, random: Random): string {
  const all = text.trim().split(' ');
  const at = random.below(Math.max(1, all.length - 1));
  return all.slice(at, at + 2).join(' ');
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
}

/** Reads the reference site: its headings and paragraphs. */
async function readSite(mostBytes: number): Promise<Corpus> {
  const text = readFileSync('pages.yaml', 'utf8').replace('\nsite:\n', '\nsite:\n  search: {}\n');
  const overlay = (path: string) => (path === 'pages.yaml' ? text : undefined);
  return toCorpus(await checkFolder('.', { overlay }), mostBytes);
}

/** Reads the town in a language. */
async function readTown(locale: string, mostBytes: number): Promise<Corpus> {
  const rows: { title: string; text: string }[] = parse(
    readFileSync(`tests/fixtures/search/${locale}.yaml`, 'utf8'),
  );
  const pages = rows.map(({ title, text }, index) => [
    `/page-${index}`,
    { title, description: title, sections: [{ type: 'prose', title, text }] },
  ]);
  const site = {
    name: 'Town',
    url: 'https://www.example.com',
    description: 'A town.',
    locale,
    search: {},
  };
  const manifest = JSON.stringify({ site, pages: Object.fromEntries(pages) });
  return toCorpus(await checkFiles({ 'pages.yaml': manifest }), mostBytes);
}

async function toCorpus(
  { shownPages }: Awaited<ReturnType<typeof checkFolder>>,
  mostBytes: number,
): Promise<Corpus> {
  const pages = shownPages.map(({ facts }) => ({ meta: facts.meta, facts }));
  const options = { locale: undefined, base: '/', siteName: 'Town' };
  const found = listSearchPages(pages, options);
  return {
    search: await openSearchFiles(listIndexFiles(found, '', mostBytes)),
    pages: found.map(({ href, parts = [] }) => ({
      href,
      headings: parts.flatMap(({ heading }) => heading ?? []),
      paragraphs: parts.flatMap(({ text = '' }) =>
        text.split('\n').filter((one) => one.length > 5),
      ),
    })),
  };
}
