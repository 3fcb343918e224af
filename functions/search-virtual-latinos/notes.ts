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

/**
 * Parses a research note: Markdown with `# Title`, an optional line `Date: 2026-01-31`, and sections
 * under `## Heading`.
 */
function parseNote(source: string, markdown: string): ResearchNote {
  const note: ResearchNote = { source, title: source.replace(/\.md$/, ''), date: '', sections: [] };
  let section = { heading: '', text: '' };
  for (const line of markdown.split(/\r?\n/)) {
    const title = /^# (.+)/.exec(line)?.[1];
    const heading = /^##+ (.+)/.exec(line)?.[1];
    const date = /^Date: (\S.*)/.exec(line)?.[1];
    if (title !== undefined) note.title = title.trim();
    else if (date !== undefined) note.date = date.trim();
    else if (heading === undefined) section.text += `${line}\n`;
    else {
      note.sections.push(section);
      section = { heading: heading.trim(), text: '' };
    }
  }
  note.sections.push(section);
  note.sections = note.sections
    .map(({ heading, text }) => ({ heading, text: text.trim() }))
    .filter(({ text }) => text !== '');
  return note;
}
