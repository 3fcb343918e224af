import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits } from '../applyEdits.ts';
import type { RunCommand } from '../judge/judgeTask.ts';
import type { Edit } from '../Task.ts';

/**
 * A client that knows nothing but what it reads. It begins with AGENTS.md; it opens only files, runs only
 * commands with options, and writes only keys that it has read about. It counts what it reads.
 */
export class ReadingAgent {
  readonly #root: string;
  readonly #run: RunCommand;
  #seen = '';

  /** @param instructions the text of AGENTS.md, if not that of the site */
  constructor(root: string, run: RunCommand, instructions?: string) {
    this.#root = root;
    this.#run = run;
    this.#see(instructions ?? readFileSync(join(root, 'AGENTS.md'), 'utf8'));
  }

  /** How many bytes it has read. */
  get bytes(): number {
    return Buffer.byteLength(this.#seen);
  }

  /** Runs a command that it has read about, with other arguments; returns what it prints. */
  async run(line: string): Promise<string> {
    const [npx, program, ...args] = line.split(' ');
    const isTopic = args[0] === 'docs' && args.length > 1;
    this.#expectNamed(`${npx} ${program} ${args[0]}`);
    for (const option of args.filter((one) => one.startsWith('--'))) this.#expectNamed(option);
    if (isTopic) this.#expectNamed(args[1] ?? '');
    const root = args[0] === 'docs' ? [] : ['--root', this.#root];
    const { status, stdout, stderr } = await this.#run(...args, ...root);
    if (status === 2) throw new Error(`${line}: ${stderr}`);
    return this.#see(`${stdout}${stderr}`);
  }

  /** Reads a file that it has read about. */
  read(file: string): string {
    this.#expectNamed(file);
    return this.#see(readFileSync(this.#locate(file), 'utf8'));
  }

  /** Lists a folder that it has read about. */
  list(folder: string): string {
    this.#expectNamed(folder);
    return this.#see(
      readdirSync(this.#locate(folder))
        .map((name) => `${folder}${name}\n`)
        .join(''),
    );
  }

  /** Reads the lines that `describe` has named for a page, a section or a setting. */
  show(name: string, count?: number): string {
    const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const pattern = new RegExp(`(?:^|\\s)${escaped},?\\s+([\\w./-]+):(\\d+)(?:–(\\d+))?`, 'gm');
    const [, file = '', line, end] = [...this.#seen.matchAll(pattern)].at(-1) ?? [];
    if (!file) throw new Error(`Nothing read so far says where ${name} is`);
    const first = Number(line) - 1;
    const lines = readFileSync(this.#locate(file), 'utf8').split(/(?<=\n)/);
    return this.#see(lines.slice(first, count ? first + count : Number(end ?? line)).join(''));
  }

  /** Searches a file that it has read about, as `grep` does. */
  search(file: string, words: RegExp): string {
    this.#expectNamed(file);
    const lines = readFileSync(this.#locate(file), 'utf8').split(/(?<=\n)/);
    return this.#see(lines.filter((line) => words.test(line)).join(''));
  }

  /** Does a step of a reading: a command, or `ls`, `cat`, `grep`, `show`. */
  async do(step: string): Promise<void> {
    const [verb, first = '', second = ''] = step.split(' ');
    const [, name = '', count] = /^show (.+?)(?: for (\d+) lines)?$/.exec(step) ?? [];
    if (verb === 'ls') this.list(first);
    else if (verb === 'cat') this.read(first);
    else if (verb === 'grep') this.search(second, new RegExp(first));
    else if (verb === 'show') this.show(name, count ? Number(count) : undefined);
    else await this.run(step);
  }

  /** Edits the site; it replaces only what it has read, and writes only keys that it has read about. */
  edit(edits: readonly Edit[]): void {
    for (const edit of edits) {
      const [file, before, after = before] = edit;
      for (const line of edit.length === 3 ? before.split('\n') : [])
        this.#expectNamed(line.trim(), `the text that is replaced in ${file}`);
      // The author chooses the key of a row.
      const start = file.startsWith('data/') ? '^ +' : '^ *';
      const written = new RegExp(`(?:${start}|[{,] *|- +)([a-z]\\w*):(?=\\s|$)`, 'gim');
      for (const [, key = ''] of after.matchAll(written))
        this.#expectNamed(key, `a key that is written into ${file}`);
    }
    applyEdits(this.#root, edits);
  }

  #locate(file: string): string {
    const [, documents] = file.split('node_modules/blockwright/');
    return documents ?? join(this.#root, file);
  }

  #see(text: string): string {
    this.#seen += text;
    return text;
  }

  #expectNamed(text: string, what = 'what the agent uses'): void {
    if (!this.#seen.includes(text)) throw new Error(`Nothing read so far names ${what}: ${text}`);
  }
}
