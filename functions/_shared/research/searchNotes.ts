import type { Passage, ResearchNote, ResearchResult } from '../ports/ResearchProvider.ts';
import { tokenize } from './tokenize.ts';

/**
 * Searches notes: every paragraph and list entry is a passage, ranked by BM25 over its words, with
 * those of its headings counting too. Words need not be whole (`price` finds `prices`).
 */
export function searchNotes(notes: ResearchNote[], query: string): ResearchResult {
  const passages = notes.flatMap(passagesOf);
  const wanted = [...new Set(tokenize(query))];
  const ranked = rank(passages, wanted);
  const best = ranked.slice(0, 5);
  if (best.length === 0) return { result: nothing(notes, query), passages: [] };
  return {
    result: best.map(({ passage, score }) => shown({ ...passage, score }, wanted)).join('\n\n'),
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

function passagesOf(note: ResearchNote): Omit<Passage, 'score'>[] {
  return note.sections.flatMap(({ heading, text }) =>
    text
      .split(/\n\s*\n|\n(?=[-*] )/)
      .map((part) =>
        part
          .replace(/^[-*] /, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter(Boolean)
      .map((part) => ({
        title: heading === '' ? note.title : `${note.title}: ${heading}`,
        text: part,
        source: note.source,
        date: note.date,
      })),
  );
}

const saturation = 1.2;
const lengthWeight = 0.5;
const titleWeight = 2;

function rank(passages: Omit<Passage, 'score'>[], wanted: string[]): Ranked[] {
  const bags = passages.map((passage) => ({
    text: tokenize(passage.text),
    title: tokenize(passage.title),
  }));
  const mean = bags.reduce((sum, bag) => sum + bag.text.length, 0) / Math.max(1, bags.length);
  const scores = passages.map(() => 0);
  for (const word of wanted) {
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

/** How often a word occurs; as the beginning of a longer one it counts half. */
function count(words: string[], wanted: string): number {
  let total = 0;
  for (const word of words) {
    if (word === wanted) total += 1;
    else if (wanted.length >= 4 && word.startsWith(wanted)) total += 0.5;
  }
  return total;
}

function shown(passage: Passage, wanted: string[]): string {
  const dated = passage.date === '' ? passage.source : `${passage.source}, ${passage.date}`;
  return `${passage.title}\n${highlight(passage.text, wanted)}\n(${dated})`;
}

function highlight(text: string, wanted: string[]): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const [token] = tokenize(word);
    const hit = token !== undefined && wanted.some((one) => count([token], one) > 0);
    return hit ? `**${word}**` : word;
  });
}

function nothing(notes: ResearchNote[], query: string): string {
  const topics = notes
    .flatMap((note) => note.sections.map(({ heading }) => heading))
    .filter(Boolean);
  const about = [...new Set(topics)].slice(0, 12).join(', ');
  return `The research notes say nothing about “${query}”.${about === '' ? '' : ` They cover: ${about}.`}`;
}
