import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeAside } from '../aside.ts';
import { copyCheckout } from '../build/copyCheckout.ts';
import { type Measured, measure } from '../build/measure.ts';
import { forgetSite, Package } from '../build/Package.ts';
import { type Result, result } from '../build/Result.ts';
import { machine, machineText } from '../machine.ts';
import { serveFolder } from '../serveFolder.ts';
import { writeSite } from '../sites/writeSite.ts';
import { secondsText } from '../statistics.ts';
import { writeResults } from '../writeResults.ts';
import { writeOldExport } from './writeOldExport.ts';
import { writeOldPosts } from './writeOldPosts.ts';

/** `npm run bench:move`: measures how long it takes to take over an old site, and to compare with it. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '2500' },
      megabytes: { type: 'string', default: '50' },
      runs: { type: 'string', default: '3' },
      package: { type: 'string', default: '.' },
      only: { type: 'string', default: 'inventory,check,site,folder,export' },
    },
  });
  const pages = Number(values.pages);
  const runs = Number(values.runs);
  const work = await mkdtemp(join(tmpdir(), 'blockwright-move-'));
  console.log(`${machineText(values.package)}\n`);
  try {
    await copyCheckout(resolve(values.package), join(work, 'package'));
    const bench = new MoveBench(new Package(join(work, 'package')), work, { pages, runs });
    for (const part of values.only.split(',')) {
      if (part === 'inventory') await bench.takeInventory();
      if (part === 'check') await bench.check();
      if (part === 'site') await bench.importSite();
      if (part === 'folder') await bench.importFolder();
      if (part === 'export') await bench.importExport(Number(values.megabytes));
    }
    await writeResults('move', { machine: machine(values.package), results: bench.results });
  } finally {
    await removeAside({ wait: false });
    await rm(work, { recursive: true, force: true });
  }
}

class MoveBench {
  readonly results: Result[] = [];
  readonly #code: Package;
  readonly #work: string;
  readonly #pages: number;
  readonly #runs: number;
  #old: string | undefined;

  constructor(code: Package, work: string, { pages, runs }: { pages: number; runs: number }) {
    this.#code = code;
    this.#work = work;
    this.#pages = pages;
    this.#runs = runs;
  }

  /** `inventory` of a running site. */
  async takeInventory(): Promise<void> {
    const server = await serveFolder(join(await this.#build(), 'dist/client'));
    const out = join(this.#work, 'old.json');
    await this.#measure('inventory', 'inventory of a running site', () =>
      this.#run('inventory', server.address, '--out', out, '--force', '--quiet'),
    );
    server.close();
  }

  /** `check` with `site.replaces` and without, in turns, without a cache and with one. */
  async check(): Promise<void> {
    const root = await this.#build();
    const manifest = join(root, 'pages.yaml');
    const text = await readFile(manifest, 'utf8');
    await this.#run(
      'inventory',
      join(root, 'dist/client'),
      '--out',
      join(root, 'old.json'),
      '--force',
    );
    const variants = {
      without: text,
      with: text.replace(/^site:\n/m, 'site:\n  replaces: old.json\n'),
    };
    for (const cache of ['cold', 'warm']) {
      const measured: Record<string, Measured[]> = { without: [], with: [] };
      for (let run = 0; run < this.#runs; run++)
        for (const [name, content] of Object.entries(variants)) {
          await writeFile(manifest, content);
          await forgetSite(root);
          if (cache === 'warm') await this.#code.check(root);
          measured[name]?.push(await this.#code.check(root));
        }
      for (const [name, list] of Object.entries(measured))
        this.#report(`check-${name}-${cache}`, `check ${name} replaces, ${cache}`, list);
    }
    await writeFile(manifest, text);
  }

  /** `import` of a running site. */
  async importSite(): Promise<void> {
    const server = await serveFolder(join(await this.#build(), 'dist/client'));
    await this.#measure('import-site', 'import of a running site', async () =>
      this.#run('import', server.address, '--root', await this.#makeSite()),
    );
    server.close();
  }

  /** `import` of a folder with a text for each page. */
  async importFolder(): Promise<void> {
    const folder = join(this.#work, 'posts');
    await writeOldPosts(folder, this.#pages);
    await this.#measure('import-folder', 'import of a folder', async () =>
      this.#run('import', folder, '--root', await this.#makeSite()),
    );
  }

  /** `import` of an export of WordPress. */
  async importExport(megabytes: number): Promise<void> {
    const file = join(this.#work, 'export.xml');
    await writeOldExport(file, megabytes);
    await this.#measure('import-export', `import of an export of ${megabytes} MB`, async () =>
      this.#run('import', file, '--root', await this.#makeSite()),
    );
  }

  /** Builds a site, once; returns its folder. */
  async #build(): Promise<string> {
    if (this.#old) return this.#old;
    const { root } = await writeSite(join(this.#work, 'old'), {
      pages: this.#pages,
      form: 'short',
    });
    await this.#code.build(root);
    this.#old = root;
    return root;
  }

  /** Copies the starter into an empty folder. */
  async #makeSite(): Promise<string> {
    const root = join(this.#work, 'new');
    await rm(root, { recursive: true, force: true });
    await mkdir(root);
    await cp(join(this.#code.folder, 'create/starters/blank'), root, { recursive: true });
    return root;
  }

  #run(...words: string[]): Promise<Measured> {
    return measure(this.#code.command(...words), { cwd: this.#code.folder });
  }

  async #measure(scenario: string, title: string, run: () => Promise<Measured>): Promise<void> {
    const measured: Measured[] = [];
    for (let index = 0; index < this.#runs; index++) measured.push(await run());
    this.#report(scenario, title, measured);
  }

  #report(scenario: string, title: string, measured: readonly Measured[]): void {
    const one = result({ form: 'move', pages: this.#pages, scenario, title }, measured);
    const { seconds, megabytes } = one;
    const range = `${secondsText(seconds.min)} – ${secondsText(seconds.max)}`;
    console.log(
      `${title.padEnd(34)} ${secondsText(seconds.median).padStart(8)}  ${range.padEnd(18)}  ${Math.round(megabytes.median)} MB`,
    );
    this.results.push(one);
  }
}
