import { join } from 'node:path';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { FilesChangedError, type SiteFileReader } from '../dev/SiteFileReader.ts';
import type { RenderContext } from '../page/RenderContext.ts';
import type { CurrentSite } from '../site/currentSite.ts';

/** Checks the site as it is on disk; may end with SavedMeanwhile. */
type Check = () => Promise<CheckedSite>;

/** Makes what the pages of a usable site share. */
type CreateRenderContext = (checked: CheckedSite & { site: Site }) => Promise<RenderContext>;

/**
 * The site that `dev` serves: the last state of the files that could be served, and what is wrong
 * with the present one.
 */
export class DevSiteState {
  #good: CurrentSite | undefined;
  #checked: CheckedSite | undefined;
  #version = 0;
  /** The last reading, and the one that has not begun yet. */
  #reading: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;
  readonly #check: Check;
  readonly #createRenderContext: CreateRenderContext;
  readonly #saved: SiteFileReader;
  /** Called when the files have been read again. */
  onRead: (() => void) | undefined;

  constructor(check: Check, createRenderContext: CreateRenderContext, saved: SiteFileReader) {
    this.#check = check;
    this.#createRenderContext = createRenderContext;
    this.#saved = saved;
  }

  /** What the files say as they were last read; undefined before the first reading. */
  get checked(): CheckedSite | undefined {
    return this.#checked;
  }

  /** Whether there are errors in the files as they were last read. */
  get broken(): boolean {
    return this.#checked?.diagnostics.some(({ severity }) => severity === 'error') ?? false;
  }

  /** Counts the states that were served. */
  get version(): number {
    return this.#version;
  }

  /** The last servable state of the files as they are now; undefined as long as there was none. */
  async current(): Promise<CurrentSite | undefined> {
    if (this.#saved.hasChanged()) await this.reload();
    else await this.#reading;
    return this.#good;
  }

  /** Reads the files again, however many ask for it before that begins. */
  async reload(): Promise<void> {
    // A reading that is under way may have read the old state of a file.
    this.#waiting ??= (this.#reading ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        this.#waiting = undefined;
        await this.#read();
        this.onRead?.();
      });
    this.#reading = this.#waiting;
    await this.#reading;
  }

  async #read(): Promise<void> {
    const { checked, broken } = await this.#readWhole();
    this.#checked = checked;
    if (!checked.site || (broken && this.#good)) return;
    if (broken && checked.pages.length === 0) return;
    try {
      const renderContext = await this.#createRenderContext({ ...checked, site: checked.site });
      this.#version++;
      renderContext.assets.headExtra += `<meta name="blockwright-version" content="${this.#version}">`;
      this.#good = { pages: pagesByRoute(checked.pages), renderContext };
    } catch (error) {
      // What a broken manifest leaves half-resolved may not render; its diagnostics tell more.
      if (!broken) throw error;
    }
  }

  /** Reads the files until none was written to meanwhile: half of a save is never served. */
  async #readWhole(): Promise<{ checked: CheckedSite; broken: boolean }> {
    for (;;) {
      this.#saved.startReading();
      const checked = await this.#check().catch(unlessSaved);
      if (!checked) continue;
      const broken = checked.diagnostics.some(({ severity }) => severity === 'error');
      const fewer = checked.pages.length < (this.#good?.pages.size ?? 0);
      if (await this.#saved.waitUntilStable({ doubtful: broken || fewer }))
        return { checked, broken };
    }
  }
}

function unlessSaved(error: unknown): undefined {
  if (!(error instanceof FilesChangedError)) throw error;
}

function pagesByRoute(pages: readonly Page[]): Map<string, Page> {
  return new Map(pages.map((page) => [page.route, page]));
}

/** The places below a site's folder that its pages are made from. */
export function watchedPaths(root: string): string[] {
  return [join(root, 'pages.yaml'), join(root, 'pages'), join(root, 'data')];
}
