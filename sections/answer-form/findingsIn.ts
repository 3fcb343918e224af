/** One passage of an answer: its title, its words, and the note that it comes from. */
export interface Finding {
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
export function findingsIn(answer: string): Finding[] {
  return answer
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(findingIn);
}

function findingIn(paragraph: string): Finding {
  const lines = paragraph.trim().split('\n');
  const [, source, date] = lastLine.exec(lines.at(-1) ?? '') ?? [];
  const [title, ...text] = lines.slice(0, -1);
  if (!source || !title || text.length === 0) return { text: paragraph };
  return { title, text: text.join('\n'), source: readable(source), ...(date && { date }) };
}

const lastLine = /^\((.+?)(?:, (\d{4}-\d{2}-\d{2}))?\)$/;

/** The name of a file as words: `how-to-compare.md` is "How to compare". */
function readable(source: string): string {
  const name = source.replace(/\.md$/, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
