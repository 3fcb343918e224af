import type { Passage, ResearchNote, ResearchResult } from './ResearchResult.ts';

/**
 * Searches research notes. Each paragraph and list item is a passage; passages are ranked by BM25 over
 * their own words and their headings' words. Beginnings of words match as well (`price` finds `prices`).
 */
export function searchNotes(notes: ResearchNote[], query: string): ResearchResult {
  const passages = notes.flatMap(splitIntoPassages);
  const queryWords = [...new Set(tokenize(query))];
  const ranked = rank(passages, queryWords);
  const best = ranked.slice(0, 5);
  if (best.length === 0) return { result: describeEmptyResult(notes, query), passages: [] };
  return {
    result: best
      .map(({ passage, score }) => formatPassage({ ...passage, score }, queryWords))
      .join('\n\n'),
    passages: best.map(({ passage, score }) => ({
      ...passage,
      score: Math.round(score * 100) / 100,
    })),
  };
}

interface Ranked {
  passage: Omit<Passage, 'score'>;
  score: number;
}

function splitIntoPassages(note: ResearchNote): Omit<Passage, 'score'>[] {
  return note.sections.flatMap(({ heading, text }) =>
    text
      .split(/\n\s*\n|\n(?=[-*] )/)
      .map((paragraph) =>
        paragraph
          .replace(/^[-*] /, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter(Boolean)
      .map((paragraph) => ({
        title: heading === '' ? note.title : `${note.title}: ${heading}`,
        text: paragraph,
        source: note.source,
        date: note.date,
      })),
  );
}

const saturation = 1.2;
const lengthWeight = 0.5;
const titleWeight = 2;

function rank(passages: Omit<Passage, 'score'>[], queryWords: string[]): Ranked[] {
  const bags = passages.map((passage) => ({
    text: tokenize(passage.text),
    title: tokenize(passage.title),
  }));
  const mean = bags.reduce((sum, bag) => sum + bag.text.length, 0) / Math.max(1, bags.length);
  const scores = passages.map(() => 0);
  for (const word of queryWords) {
    const counts = bags.map((bag) => count(bag.text, word) + titleWeight * count(bag.title, word));
    const containing = counts.filter((times) => times > 0).length;
    const rarity = Math.log(1 + (passages.length - containing + 0.5) / (containing + 0.5));
    counts.forEach((times, index) => {
      const length = (bags[index]?.text.length ?? 0) / Math.max(1, mean);
      const norm = saturation * (1 - lengthWeight + lengthWeight * length);
      scores[index] = (scores[index] ?? 0) + (rarity * times * (saturation + 1)) / (times + norm);
    });
  }
  return passages
    .map((passage, index) => ({ passage, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** Counts the occurrences of a word; as the beginning of a longer word it counts half. */
function count(words: string[], queryWord: string): number {
  let total = 0;
  for (const word of words) {
    if (word === queryWord) total += 1;
    else if (queryWord.length >= 4 && word.startsWith(queryWord)) total += 0.5;
  }
  return total;
}

function formatPassage(passage: Passage, queryWords: string[]): string {
  const dated = passage.date === '' ? passage.source : `${passage.source}, ${passage.date}`;
  return `${passage.title}\n${highlight(passage.text, queryWords)}\n(${dated})`;
}

function highlight(text: string, queryWords: string[]): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const [token] = tokenize(word);
    const isMatch =
      token !== undefined && queryWords.some((queryWord) => count([token], queryWord) > 0);
    return isMatch ? `**${word}**` : word;
  });
}

function describeEmptyResult(notes: ResearchNote[], query: string): string {
  const topics = notes
    .flatMap((note) => note.sections.map(({ heading }) => heading))
    .filter(Boolean);
  const about = [...new Set(topics)].slice(0, 12).join(', ');
  const answer = `The research notes say nothing about “${query}”.`;
  return about === '' ? answer : `${answer} They cover: ${about}.`;
}

/** Returns the words of a text for a search: lower case, stemmed, without accents and stop words. */
function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map(stem)
    .slice(0, 2000);
}

const stopWords = new Set(
  'a an and are as at be by can do does for from has have how i in is it its of on or so that the their them there they this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
}
