import { statSync } from 'node:fs';
import { join } from 'node:path';
import { getStamp } from '../../base/files/fileStamp.ts';
import { listTree } from '../../base/files/listTree.ts';
import { findLastModified } from '../../pipeline/index.ts';
import {
  createDevRenderContext,
  listSiteFiles,
  type Render,
  type RenderContext,
  updateDevRenderContext,
} from '../../renderer/index.ts';
import type { PreparedState, UsableSite } from './SiteSession.ts';

/** The render context of a site, created again only when `site:`, the renderer, public/ or theme.css changed. */
export class RenderContextCache {
  readonly #root: string;
  #last:
    | { context: RenderContext; site: string; render: typeof Render; publicState: string }
    | undefined;
  /** The number of calls of `clear`. A context that was begun before the last call is not kept. */
  #clears = 0;

  /** @param root the site's folder */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Prepares the pages, forms, images and files of a checked site for rendering.
   *
   * @param additions what pages contain beyond the content of a build
   */
  async prepare(
    checked: UsableSite,
    render: typeof Render,
    additions: { headExtra: string } & Partial<
      Pick<RenderContext, 'editing' | 'marksSamples' | 'now'>
    >,
  ): Promise<PreparedState> {
    const { headExtra, ...marks } = additions;
    const context = await this.#createContext(checked, render);
    const assets = { ...context.assets, headExtra };
    const renderContext = { ...context, now: new Date(), ...marks, assets };
    const findDates = async () => {
      const options = { cached: undefined, now: new Date() };
      return (await findLastModified(this.#root, checked, options)).getDate;
    };
    return {
      renderContext,
      siteFiles: listSiteFiles(checked, {
        root: this.#root,
        renderContext,
        render,
        findDates,
        withFormats: true,
      }),
    };
  }

  /** Has the next context created again, after a file of public/ or theme.css changed. */
  clear(): void {
    this.#last = undefined;
    this.#clears++;
  }

  /** Whether public/ or theme.css changed without a call of `clear`. */
  isStale(): boolean {
    return this.#last !== undefined && this.#last.publicState !== this.#readPublicState();
  }

  async #createContext(checked: UsableSite, render: typeof Render): Promise<RenderContext> {
    const site = JSON.stringify(checked.site);
    let context = this.#last?.context;
    if (!context || this.#last?.site !== site || this.#last.render !== render) {
      this.#last = undefined;
      const clears = this.#clears;
      const publicState = this.#readPublicState();
      context = await createDevRenderContext(checked, { root: this.#root, render });
      if (clears === this.#clears) this.#last = { context, site, render, publicState };
    }
    return updateDevRenderContext(context, checked, this.#root);
  }

  /** Returns paths and stamps of theme.css and all files in public/ as one text. */
  #readPublicState(): string {
    const folder = join(this.#root, 'public');
    const describe = (path: string) => {
      try {
        const stats = statSync(join(folder, path));
        return stats.isFile() ? `${path} ${getStamp(stats)}` : '';
      } catch {
        // The file was removed meanwhile, or is a link to nowhere.
        return '';
      }
    };
    try {
      const names = listTree(folder).map(({ path }) => path);
      return ['../theme.css', ...names].map(describe).join('\n');
    } catch {
      // The folder does not exist, or one of its folders was removed meanwhile.
      return describe('../theme.css');
    }
  }
}
