import { posix } from 'node:path';
import { isMapping } from '../../../../base/values/isMapping.ts';
import { readFolderData } from '../source/readFolderData.ts';
import { readNames } from '../source/readNames.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';

/** Reads the values of the folders above a text, and of the file beside it, with all tags that they give it. */
export function readDataAbove(
  folder: SourceFolder,
  path: string,
  input: string,
): { data: Record<string, unknown>; tags: string[] } {
  const parts = posix.dirname(path).split('/');
  const folders = parts
    .map((_, index) => parts.slice(0, index + 1).join('/'))
    .filter((name) => name !== '.' && name.startsWith(input));
  const stem = path.replace(/\.\w+$/, '');
  const names = [...folders.map((name) => `${name}/${posix.basename(name)}`), stem];
  const data: Record<string, unknown> = {};
  const tags: string[] = [];
  for (const name of names)
    for (const ending of endings) {
      const file = name + ending;
      const text = folder.readText(file);
      if (text === undefined) continue;
      const read = ending.endsWith('js') ? readCode(text) : readFolderData(folder, file);
      const value = isMapping(read) ? read : {};
      Object.assign(data, value);
      tags.push(...(readNames(value.tags, false) ?? []));
    }
  return { data, tags };
}

const endings = ['.json', '.11tydata.json', '.11tydata.js', '.11tydata.cjs', '.11tydata.mjs'];

/** Reads the texts of an object in code, which is not run: `layout: "post"`, `tags: ["posts"]`. */
function readCode(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [
      ...text.matchAll(
        /["']?\b(\w+)["']?\s*:\s*(?:(["'`])([^"'`\n]*)\2|\[([^\]\n]*)\]|(true|false))/g,
      ),
    ].map(([, key = '', , value, list, flag]) => [
      key,
      value ??
        (list === undefined
          ? flag === 'true'
          : [...list.matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, item]) => item)),
    ]),
  );
}
