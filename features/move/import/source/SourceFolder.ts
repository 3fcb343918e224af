import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OnNote } from '../html/OnNote.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { decodeText } from './decodeText.ts';

/** The folder of an old site. Nothing is run or changed in it. */
export class SourceFolder {
  readonly root: string;
  /** The paths of all files below it, with `/`, sorted; without what tools install or build. */
  readonly paths: readonly string[];
  /** What the readers of its files noted. */
  readonly notes: ImportNote[] = [];

  /** @param skipped names of folders at its root that hold what was built */
  constructor(root: string, skipped: readonly string[] = []) {
    this.root = root;
    const walk = (folder: string): string[] =>
      readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory())
          return tools.has(entry.name) || skipped.includes(path) ? [] : walk(path);
        return entry.isFile() ? path : [];
      });
    this.paths = walk('').sort();
  }

  has(path: string): boolean {
    return isFile(join(this.root, path));
  }

  /** Returns the file at a path as the file of an address; undefined if it does not exist. */
  find(path: string, address: string): ImportedFile | undefined {
    return this.has(path) ? { address, content: `${this.root}/${path}` } : undefined;
  }

  /** Lists the files below a folder. */
  below(folder: string): readonly string[] {
    return folder === '' ? this.paths : this.paths.filter((path) => path.startsWith(`${folder}/`));
  }

  /** Reads a text in whatever encoding; undefined if it does not exist. */
  readText(path: string): string | undefined {
    if (!this.has(path)) return undefined;
    const { text, encoding } = decodeText(readFileSync(join(this.root, path)));
    if (encoding) this.noteFile(path, 'a file that is not UTF-8', `was read as ${encoding}`);
    return text;
  }

  /** Returns the line of a piece of text in a file, counted from 1. */
  findLine(path: string, piece: string): number | undefined {
    if (!this.has(path)) return undefined;
    const { text } = decodeText(readFileSync(join(this.root, path)));
    const at = text.indexOf(piece);
    return at < 0 ? undefined : text.slice(0, at).split('\n').length;
  }

  add(note: ImportNote): void {
    this.notes.push(note);
  }

  /** Notes what a whole file is, and what became of it. */
  noteFile(file: string, what: string, became: string): void {
    this.add({ file, what, became });
  }

  /** Returns a function that notes pieces of a file with their lines, one occurrence after the other. */
  noteIn(file: string, text: string): OnNote {
    const seen = new Map<string, number>();
    return (what, piece, became) => {
      const short = piece.replaceAll(/\s+/g, ' ').replace(/…$/, '').trim();
      const [first = ''] = piece.trim().split('\n');
      const needle = first.replace(/…$/, '').slice(0, 80);
      const at = needle === '' ? -1 : text.indexOf(needle, seen.get(needle) ?? 0);
      if (at >= 0) seen.set(needle, at + needle.length);
      this.add({
        file,
        ...(at >= 0 && { line: text.slice(0, at).split('\n').length }),
        what,
        piece: short.length > 100 ? `${short.slice(0, 99)}…` : short,
        became,
      });
    };
  }
}

const tools = new Set([
  'node_modules',
  '.git',
  '.hg',
  '.svn',
  '.sass-cache',
  '.jekyll-cache',
  '.astro',
  '.cache',
  '.netlify',
  '.vercel',
  '.github',
  '.idea',
  '.vscode',
  'vendor',
  'bower_components',
]);

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
