import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Site } from '../../schema/site.ts';
import type * as Render from '../bundle/render.ts';
import type { RenderContext } from '../page/RenderContext.ts';
import { addImages, createDevRenderContext, usedImages } from './createDevRenderContext.ts';

/** What pages share in `dev`, made anew only when something of it changed. */
export class DevRenderContexts {
  readonly #root: string;
  #last: { made: RenderContext; site: string; render: typeof Render; files: string } | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** The world of a site's present state. */
  async renderContext(
    checked: CheckedSite & { site: Site },
    render: typeof Render,
  ): Promise<RenderContext> {
    const site = JSON.stringify(checked.site);
    if (this.#last?.site !== site || this.#last.render !== render) {
      this.#last = undefined;
      const files = this.#files();
      const made = await createDevRenderContext(checked, { root: this.#root, render });
      this.#last = { made, site, render, files };
    }
    const { pages, forms } = checked;
    const { made } = this.#last;
    // Pages may use other pictures than before.
    await addImages(made.images, usedImages(checked.shownPages), this.#root);
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
