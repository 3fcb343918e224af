import { posix } from 'node:path';
import type { SourceFolder } from '../source/SourceFolder.ts';

/** What matters of the configuration of Eleventy. */
export interface EleventyConfig {
  /** The folder of the templates. */
  input: string;
  output: string;
  includes: string;
  /** The folder of the data. */
  data: string;
}

/** Reads `eleventy.config.js` as a text: it is not run. */
export function readEleventyConfig(folder: SourceFolder): EleventyConfig {
  const path = folder.paths.find((one) => /^(?:\.eleventy|eleventy\.config)\.[cm]?js$/.test(one));
  const text = path === undefined ? '' : (folder.readText(path) ?? '');
  const read = (name: string) =>
    new RegExp(`\\b${name}:\\s*["'\`]([^"'\`]+)["'\`]`)
      .exec(text)?.[1]
      ?.replace(/^\.\/|^\.$|\/$/g, '') ?? '';
  const input = read('input');
  return {
    input,
    output: read('output') || '_site',
    includes: posix.join(input, read('includes') || '_includes'),
    data: posix.join(input, read('data') || '_data'),
  };
}

/** Whether a file is a template, which becomes a page. */
export function isTemplateFile(path: string, config: EleventyConfig): boolean {
  const below = belowInput(path, config);
  return (
    /\.(?:md|markdown|html|njk|liquid)$/i.test(path) &&
    !/(?:^|\/)[_.]/.test(below) &&
    !path.startsWith(`${config.output}/`) &&
    !/^(?:readme|license|contributing|changelog|code_of_conduct)\b/i.test(below)
  );
}

/** Returns the path of a file below the folder of the templates. */
export function belowInput(path: string, { input }: EleventyConfig): string {
  return path.slice(input === '' ? 0 : input.length + 1);
}
