import { parseNote } from './parseNote.ts';
import type { ResearchNote } from './ResearchResult.ts';

const files = import.meta.glob<string>('../../data/research/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The research notes of the site (data/research/*.md) in the order of their file names. */
export const notes: ResearchNote[] = Object.entries(files).map(([path, text]) =>
  parseNote(path.split('/').at(-1) ?? path, text),
);
