import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedSite } from '../../schema/checkSite.ts';
import type { Site } from '../../schema/site.ts';
import type { World } from '../page/world.ts';
import type * as Render from '../render.ts';
import { addImages, devWorld, usedImages } from './devWorld.ts';

/** What pages share in `dev`, made anew only when something of it changed. */
export class DevWorlds {
  readonly #root: string;
  #last: { made: World; site: string; render: typeof Render; files: string } | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** The world of a site's present state. */
  async world(checked: CheckedSite & { site: Site }, render: typeof Render): Promise<World> {
    const site = JSON.stringify(checked.site);
    if (this.#last?.site !== site || this.#last.render !== render) {
      this.#last = undefined;
      const files = this.#files();
      const made = await devWorld(checked, { root: this.#root, render });
      this.#last = { made, site, render, files };
    }
    const { pages, forms } = checked;
    const { made } = this.#last;
    // Pages may use other pictures than before.
    await addImages(made.images, usedImages(checked.shown), this.#root);
    return { ...made, pages, forms, now: new Date(), assets: { ...made.assets } };
  }

  /** Told when a file of public/ changed. */
  forget(): void {
    this.#last = undefined;
  }

  /** Whether public/ changed without anybody telling. */
  outdated(): boolean {
    return this.#last !== undefined && this.#last.files !== this.#files();
  }

  /** Names the state of public/. */
  #files(): string {
    const folder = join(this.#root, 'public');
    const stampOf = (path: string) => {
      try {
        const stat = statSync(join(folder, path));
        return stat.isFile() ? `${path} ${stat.size} ${stat.mtimeMs}` : '';
      } catch {
        // Gone again, or a link that leads nowhere.
        return '';
      }
    };
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(stampOf).join('\n');
    } catch {
      // No such folder, or one of it went away meanwhile.
      return '';
    }
  }
}
