import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @throws Error when the page does not contain the word, because the build missed the edit */
export async function expectWord(
  tool: string,
  output: string,
  route: string,
  word: string,
): Promise<void> {
  const html = await readFile(join(output, route, 'index.html'), 'utf8');
  if (!html.includes(word)) throw new Error(`${tool} does not show the edit on ${route}`);
}
