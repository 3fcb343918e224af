import { type ReadCodeMatter, readFrontMatter } from './readFrontMatter.ts';
import type { SourceFolder } from './SourceFolder.ts';

/** A file of the old site with a text and perhaps front matter. */
export interface OpenedText {
  path: string;
  /** The whole file. */
  text: string;
  data: Record<string, unknown>;
  /** The text below the front matter. */
  body: string;
  /** Whether it has front matter at all. */
  hasMatter: boolean;
}

/**
 * Opens a text. Mistakes in front matter are noted, and so is an empty file, which is left out.
 *
 * @param options.keepsEmpty whether the old site has a page for an empty file
 * @param options.readCode reads the values of front matter that is code
 */
export function openSourceText(
  folder: SourceFolder,
  path: string,
  { keepsEmpty = false, readCode }: { keepsEmpty?: boolean; readCode?: ReadCodeMatter } = {},
): OpenedText | undefined {
  const text = folder.readText(path) ?? '';
  if (text.trim() === '') {
    folder.noteFile(
      path,
      'an empty file',
      keepsEmpty ? 'is a page with a title alone' : 'left out',
    );
    if (!keepsEmpty) return undefined;
  }
  const { data, body, isThere, problem } = readFrontMatter(text, readCode);
  if (problem)
    folder.add({
      file: path,
      line: problem.line,
      what: 'front matter with a mistake',
      piece: problem.message,
      became: 'was read as far as possible',
    });
  return { path, text, data, body, hasMatter: isThere };
}
