import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFunctionTexts, type FunctionTexts } from '../../_shared/words/FunctionTexts.ts';
import { readFunctionWords } from './readFunctionWords.ts';

/** Creates a function that returns the texts of a site and reads them again when its words changed. */
export function createTextLoader(root: string): () => Promise<FunctionTexts> {
  let last: { stamp: string; texts: Promise<FunctionTexts> } | undefined;
  return async () => {
    const stamp = (await Promise.all(['pages.yaml', 'words.yaml'].map(stampFile))).join('\n');
    if (last?.stamp !== stamp)
      last = { stamp, texts: readFunctionWords(root).then(createFunctionTexts) };
    return last.texts;
  };

  async function stampFile(name: string): Promise<string> {
    const stats = await stat(join(root, name)).catch(() => undefined);
    return `${stats?.mtimeMs} ${stats?.size}`;
  }
}
