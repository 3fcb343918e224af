import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectWord } from '../expectWord.ts';
import { breakLink, editPage, editRow, undo } from '../sites/edits.ts';
import type { GeneratedSite } from '../sites/writeSite.ts';
import type { Measured } from './measure.ts';
import { forgetSite, type Package } from './Package.ts';

/** The scenarios. Each one starts where the one before ended. */
export const scenarios = {
  cold: {
    title: 'cold',
    async run({ code, site }) {
      await forgetSite(site.root);
      await code.forgetBundles();
      return code.build(site.root, '--no-cache');
    },
  },
  kept: {
    title: 'cold, code bundled',
    photos: true,
    async run({ code, site }) {
      if (!code.bundled) await code.build(site.root);
      await forgetSite(site.root);
      return code.build(site.root);
    },
  },
  unchanged: {
    title: 'nothing changed',
    warm: true,
    photos: true,
    run: ({ code, site }) => code.build(site.root),
  },
  page: {
    title: 'one page edited',
    warm: true,
    async run({ code, site, word }) {
      const key = getPage(site);
      await editPage(site.root, key, word);
      const measured = await code.build(site.root);
      await shows(site, key, word);
      return measured;
    },
  },
  row: {
    title: 'one row edited',
    warm: true,
    only: 'each',
    async run({ code, site, word }) {
      const route = lastCity(site);
      await editRow(site.root, 'cities', route.slice('/cities/'.length), word);
      const measured = await code.build(site.root);
      await shows(site, route, word);
      return measured;
    },
  },
  template: {
    title: 'template of pages edited',
    warm: true,
    only: 'each',
    async run({ code, site, word }) {
      await editPage(site.root, '/cities/{{ city.slug }}', word);
      const measured = await code.build(site.root);
      await shows(site, lastCity(site), word);
      return measured;
    },
  },
  code: {
    title: 'section code edited',
    warm: true,
    async run({ code, site, word }) {
      await code.editSection(word);
      const measured = await code.build(site.root);
      await shows(site, site.routes.at(-1) ?? '/', word);
      return measured;
    },
  },
  check: {
    title: 'check, nothing changed',
    warm: true,
    run: ({ code, site }) => code.check(site.root),
  },
  checkEdited: {
    title: 'check, one page edited',
    warm: true,
    async run({ code, site, word }) {
      await editPage(site.root, getPage(site), word);
      return code.check(site.root);
    },
  },
  deadLink: {
    title: 'check finds a dead link',
    warm: true,
    only: 'written',
    async run({ code, site, word }) {
      const { edit, line } = await breakLink(site.root, getPage(site), word);
      const measured = await code.check(site.root, 1);
      await undo(site.root, edit);
      if (!measured.output.includes(`${edit.file}:${line}:`))
        throw new Error(`check does not report ${edit.file}:${line}`);
      return measured;
    },
  },
  sameBytes: {
    title: 'clean build, same bytes',
    warm: true,
    async run({ code, site }) {
      await code.build(site.root);
      const before = await hashFiles(join(site.root, 'dist/client'));
      await forgetSite(site.root);
      const measured = await code.build(site.root);
      if ((await hashFiles(join(site.root, 'dist/client'))) !== before)
        throw new Error('a build after edits differs from a clean build');
      return measured;
    },
  },
} satisfies Record<string, Scenario>;

/** A measured task. */
export interface Scenario {
  title: string;
  /** Whether the site is built before it starts. */
  warm?: boolean;
  /** The only form of site that it applies to. */
  only?: string;
  /** Whether it is worth measuring for a site with photos, which takes long to build. */
  photos?: boolean;
  run(stage: Stage): Promise<Measured>;
}

/** The input of a scenario. */
export interface Stage {
  code: Package;
  site: GeneratedSite;
  /** A word that is new to the site. */
  word: string;
}

/** Returns the page to edit: the home page when the others are generated from rows. */
export function getPage({ form, routes }: GeneratedSite): string {
  return form === 'each' || form === 'markdown' ? '/' : (routes[routes.length >> 1] ?? '/');
}

function lastCity({ routes }: GeneratedSite): string {
  return routes.filter((one) => one.startsWith('/cities/')).at(-1) ?? '';
}

async function hashFiles(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.flatMap((file) => (file.isFile() ? join(file.parentPath, file.name) : []));
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

function shows({ root }: GeneratedSite, route: string, word: string): Promise<void> {
  return expectWord('the build', join(root, 'dist/client'), route, word);
}
