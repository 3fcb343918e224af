import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setAside } from '../aside.ts';
import { type Measured, measure } from './measure.ts';

/** A copy of the package that a bench may do with as it likes. */
export class Package {
  readonly folder: string;
  /** Whether the bundles of the sections' code are there. */
  bundled = false;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The command of a verb. */
  command(...words: string[]): string[] {
    return [process.execPath, join(this.folder, 'renderer/bin.mjs'), ...words];
  }

  async build(root: string, ...options: string[]): Promise<Measured> {
    const command = this.command('build', '--root', root, ...options);
    const measured = await measure(command, { cwd: this.folder });
    this.bundled = true;
    return measured;
  }

  check(root: string): Promise<Measured> {
    return measure(this.command('check', '--root', root), { cwd: this.folder });
  }

  /**
   * Forgets the bundles of the sections' code: page renderer, islands. The command line stays, or
   * is made if this state of the code has none yet, as `npm ci` does: others come compiled.
   */
  async forgetBundles(): Promise<void> {
    this.bundled = false;
    await measure(this.command('help'), { cwd: this.folder });
    const caches = 'node_modules/.cache/blockwright';
    const states = await readdir(join(this.folder, caches));
    const bundles = states.map((state) => `${caches}/${state}/site`);
    await setAside(this.folder, [...bundles, 'node_modules/.vite']);
  }

  /** Changes what the view of the section type `cta`, which every page ends with, renders. */
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

/** Moves a site's caches and output out of the way. */
export async function forgetSite(root: string): Promise<void> {
  await setAside(root, ['.blockwright', 'dist']);
}
