import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @throws Error if the page does not hold the word: a fast build that misses an edit is no build. */
export async function expectWord(
  tool: string,
  output: string,
  route: string,
  word: string,
): Promise<void> {
  const html = await readFile(join(output, route, 'index.html'), 'utf8');
  if (!html.includes(word)) throw new Error(`${tool} does not show the edit on ${route}`);
}
