import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setAside } from '../aside.ts';
import { type Measured, measure } from './measure.ts';

/** A copy of the package that a benchmark may change. */
export class Package {
  readonly folder: string;
  readonly #bin: string;
  /** Whether the server bundle and the client bundle exist. */
  bundled = false;

  /** @param folder a checkout of any commit */
  constructor(folder: string) {
    this.folder = folder;
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    this.#bin = bin.blockwright;
  }

  /** Returns the shell command of a command of the CLI. */
  command(...words: string[]): string[] {
    return [process.execPath, join(this.folder, this.#bin), ...words];
  }

  async build(root: string, ...options: string[]): Promise<Measured> {
    const command = this.command('build', '--root', root, ...options);
    const measured = await measure(command, { cwd: this.folder });
    this.bundled = true;
    return measured;
  }

  /** @param status the exit status that the check must have */
  check(root: string, status = 0): Promise<Measured> {
    return measure(this.command('check', '--root', root), { cwd: this.folder, status });
  }

  /**
   * Removes the server bundle and the client bundle. Keeps the bundled command line, or bundles it for
   * this version of the code, as `npm ci` does: other generators come compiled.
   */
  async forgetBundles(): Promise<void> {
    this.bundled = false;
    await measure(this.command('help'), { cwd: this.folder });
    const caches = 'node_modules/.cache/blockwright';
    const states = await readdir(join(this.folder, caches));
    const bundles = states.map((state) => `${caches}/${state}/site`);
    await setAside(this.folder, [...bundles, 'node_modules/.vite']);
  }

  /** Changes the view of the section type `cta`, which every page ends with. */
  async editSection(mark: string): Promise<void> {
    const path = join(this.folder, 'sections/cta/view.tsx');
    const code = await readFile(path, 'utf8');
    const edited = code.replace(
      /<Invitation(?: data-take="\w*")?/,
      `<Invitation data-take="${mark}"`,
    );
    if (edited === code) throw new Error('the view of cta is not what this bench expects');
    await writeFile(path, edited);
  }
}

/** Moves a site's caches and output aside. */
export async function forgetSite(root: string): Promise<void> {
  await setAside(root, ['.blockwright', 'dist']);
}
