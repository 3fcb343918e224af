import { join } from 'node:path';
import type { CheckedSite } from '../../schema/checkSite.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { World } from '../page/world.ts';
import type { CurrentSite } from '../site/currentSite.ts';
import type { SavedFiles } from './SavedFiles.ts';

/** Checks the site as it is on disk. */
type Check = () => Promise<CheckedSite>;

/** Makes what the pages of a usable site share. */
type MakeWorld = (checked: CheckedSite & { site: Site }) => Promise<World>;

/**
 * The site that `dev` serves: the last state of the files that could be served, and what is wrong
 * with the present one.
 */
export class SiteHost {
  #good: CurrentSite | undefined;
  #checked: CheckedSite | undefined;
  #version = 0;
  #loading: Promise<void> | undefined;
  readonly #check: Check;
  readonly #makeWorld: MakeWorld;
  readonly #saved: SavedFiles;

  /** @param saved what was saved since the files were last read */
  constructor(check: Check, makeWorld: MakeWorld, saved: SavedFiles) {
    this.#check = check;
    this.#makeWorld = makeWorld;
    this.#saved = saved;
  }

  /** What the files say as they were last read; undefined before the first reading. */
  get checked(): CheckedSite | undefined {
    return this.#checked;
  }

  /** Counts the states that were served. */
  get version(): number {
    return this.#version;
  }

  /** The last servable state; undefined as long as there was none. */
  async current(): Promise<CurrentSite | undefined> {
    this.#loading ??= this.#load();
    await this.#loading;
    return this.#good;
  }

  /** Reads the files again. */
  async reload(): Promise<void> {
    // A reload that is under way may have read the old state of a file.
    this.#loading = (this.#loading ?? Promise.resolve()).then(() => this.#load());
    await this.#loading;
  }

  async #load(): Promise<void> {
    const { checked, broken } = await this.#readWhole();
    this.#checked = checked;
    if (!checked.site || (broken && this.#good)) return;
    if (broken && checked.pages.length === 0) return;
    try {
      const world = await this.#makeWorld({ ...checked, site: checked.site });
      this.#version++;
      world.assets.headExtra += `<meta name="blockwright-version" content="${this.#version}">`;
      this.#good = { pages: pagesByRoute(checked.pages), world };
    } catch (error) {
      // What a broken manifest leaves half-resolved may not render; its diagnostics tell more.
      if (!broken) throw error;
    }
  }

  /** Reads the files until none was written to meanwhile: half of a save is never served. */
  async #readWhole(): Promise<{ checked: CheckedSite; broken: boolean }> {
    for (;;) {
      await this.#saved.begin();
      const checked = await this.#check();
      const broken = checked.diagnostics.some(({ severity }) => severity === 'error');
      const fewer = checked.pages.length < (this.#good?.pages.size ?? 0);
      if (await this.#saved.stand({ doubtful: broken || fewer })) return { checked, broken };
    }
  }
}

function pagesByRoute(pages: readonly Page[]): Map<string, Page> {
  return new Map(pages.map((page) => [page.route, page]));
}

/** The places below a site's folder that its pages are made from. */
export function watchedPaths(root: string): string[] {
  return [join(root, 'pages.yaml'), join(root, 'pages'), join(root, 'data')];
}
