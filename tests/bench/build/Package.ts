import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Measured, measure } from './measure.ts';

/** A copy of the package that a bench may do with as it likes. */
export class Package {
  readonly folder: string;
  /** Whether what is made of the code is there. */
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

  /** Removes all that is made of the code: command line, page renderer, islands. */
  async forgetCode(): Promise<void> {
    this.bundled = false;
    await rm(join(this.folder, 'node_modules/.cache'), { recursive: true, force: true });
    await rm(join(this.folder, 'node_modules/.vite'), { recursive: true, force: true });
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

/** Removes a site's caches and output. */
export async function forgetSite(root: string): Promise<void> {
  await rm(join(root, '.blockwright'), { recursive: true, force: true });
  await rm(join(root, 'dist'), { recursive: true, force: true });
}
