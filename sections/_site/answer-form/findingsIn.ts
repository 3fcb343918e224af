/** One passage of an answer: its title, its words, and the note that it comes from. */
export interface ResearchFinding {
  title?: string;
  text: string;
  source?: string;
  /** ISO date of the note. */
  date?: string;
}

/**
 * Splits the text of an answer into passages. A passage has a title on its first line and its
 * source in parentheses on its last; any other paragraph is text alone.
 */
export function findingsIn(answer: string): ResearchFinding[] {
  return answer
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(findingIn);
}

function findingIn(paragraph: string): ResearchFinding {
  const lines = paragraph.trim().split('\n');
  const [, source, date] = lastLine.exec(lines.at(-1) ?? '') ?? [];
  const [title, ...text] = lines.slice(0, -1);
  if (!source || !title || text.length === 0) return { text: paragraph };
  return { title, text: text.join('\n'), source: getName(source, title), ...(date && { date }) };
}

const lastLine = /^\((.+?)(?:, (\d{4}-\d{2}-\d{2}))?\)$/;

/**
 * Returns the name of a note for readers: the beginning of the passage's title if the file is named
 * after it (`acme-ltd.md`, "Acme Ltd: Prices"), or the name of the file as words.
 */
function getName(source: string, title: string): string {
  const words = source.replace(/\.md$/, '').replaceAll('-', ' ');
  const [note = ''] = title.split(': ');
  if (note.toLowerCase() === words) return note;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
