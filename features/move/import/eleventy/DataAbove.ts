import { posix } from 'node:path';
import { isMapping } from '../../../../base/values/isMapping.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { readCodeData } from '../code/readCodeData.ts';
import { readFolderData } from '../source/readFolderData.ts';
import { readNames } from '../source/readNames.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';

/** The data files of Eleventy. What only running their code would tell is noted, once. */
export class DataAbove {
  readonly #folder: SourceFolder;
  readonly #input: string;
  readonly #known = new Map<string, JsonValue | undefined>();

  /** @param input the folder of the templates */
  constructor(folder: SourceFolder, input: string) {
    this.#folder = folder;
    this.#input = input;
  }

  /** Reads the values of the folders above a text, and of the file beside it, with all tags that they give it. */
  read(path: string): { data: Record<string, unknown>; tags: string[] } {
    const parts = posix.dirname(path).split('/');
    const folders = parts
      .map((_, index) => parts.slice(0, index + 1).join('/'))
      .filter((name) => name !== '.' && name.startsWith(this.#input));
    const stem = path.replace(/\.\w+$/, '');
    const names = [...folders.map((name) => `${name}/${posix.basename(name)}`), stem];
    const data: Record<string, unknown> = {};
    const tags: string[] = [];
    for (const name of names)
      for (const ending of endings) {
        const read = this.#open(name + ending);
        const value = isMapping(read) ? read : {};
        Object.assign(data, value);
        tags.push(...(readNames(value.tags, false) ?? []));
      }
    return { data, tags };
  }

  /** Reads a file of code with data, as far as its values are constant. */
  readCode(path: string): JsonValue | undefined {
    const text = this.#folder.readText(path);
    const found =
      text === undefined || !/\.[cm]?[jt]s$/.test(path) ? undefined : readCodeData(text);
    for (const name of found?.others ?? [])
      this.#folder.add({
        file: path,
        ...(text !== undefined && name !== '…' && findLineOf(text, name)),
        what: 'a value that code calculates',
        piece: name,
        became: 'left out',
      });
    return found?.value;
  }

  #open(path: string): JsonValue | undefined {
    if (!this.#known.has(path)) {
      const isCode = /js$/.test(path);
      this.#known.set(path, isCode ? this.readCode(path) : readFolderData(this.#folder, path));
    }
    return this.#known.get(path);
  }
}

const endings = ['.json', '.11tydata.json', '.11tydata.js', '.11tydata.cjs', '.11tydata.mjs'];

function findLineOf(text: string, name: string): { line: number } {
  return { line: text.slice(0, Math.max(0, text.indexOf(name))).split('\n').length };
}
