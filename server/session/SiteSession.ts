import { isDeepStrictEqual } from 'node:util';
import { Debouncer } from '../../base/time/Debouncer.ts';
import type { CurrentSite, SiteFiles } from '../../renderer/index.ts';
import { type CheckedSite, findRuleByCode, type RenderedPageFacts } from '../../schema/index.ts';
import type { Diagnostic, Site } from '../../schema/vocabulary.ts';

/** Options of a `SiteSession`. */
interface SiteSessionOptions {
  /** Reads and checks the files. */
  check(): Promise<CheckedSite>;
  /** Prepares a usable site for rendering; `version` is the version of its state. */
  prepare(checked: UsableSite, version: number): Promise<PreparedState>;
  /** Whether the last state without errors stays `current` while the files have errors. */
  keepsLastValid: boolean;
  /** Called with every new check. */
  onCheck?(checked: CheckedSite): void;
  /** Returns what only rendering finds out; called once nothing has changed for a moment. */
  findRenderedFacts?(site: UsableSite, prepared: PreparedState): Promise<RenderedPageFacts[]>;
  /** Whether the files changed since the last reading; omitted where `reload` is always called. */
  isStale?(): boolean;
}

/** The context in which the pages and files of a checked site are rendered. */
export interface PreparedState extends Pick<CurrentSite, 'renderContext'> {
  siteFiles: SiteFiles;
}

/** A checked site whose `site:` could be read. */
export type UsableSite = CheckedSite & { site: Site };

/**
 * A site that is served while its files change: the last check of the files, and the last state
 * that pages can be rendered from.
 */
export class SiteSession {
  readonly #options: SiteSessionOptions;
  #checked: CheckedSite | undefined;
  #current: (CurrentSite & PreparedState) | undefined;
  #version = 0;
  /** The last reading that was requested, and the one that has not begun yet. */
  #latest: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;
  readonly #renderChecks = new Debouncer(() => this.#checkRendered());
  /** Called when rendering has found other problems than the last reading. */
  onRenderedCheck: (() => void) | undefined;
  /** Called after every reading that did not fail. */
  onReload: (() => void) | undefined;

  constructor(options: SiteSessionOptions) {
    this.#options = options;
  }

  /** The last check; undefined before the first reading has ended. */
  get checked(): CheckedSite | undefined {
    return this.#checked;
  }

  /** Whether the last check found errors. */
  get hasErrors(): boolean {
    return this.#checked !== undefined && hasErrors(this.#checked);
  }

  /** The last state that pages can be rendered from; undefined before the first. */
  get current(): (CurrentSite & PreparedState) | undefined {
    return this.#current;
  }

  /** Whether the files changed since the last reading that was requested, or there was none. */
  get isStale(): boolean {
    return !this.#latest || this.#options.isStale?.() === true;
  }

  /** The number of states that have been `current`. */
  get version(): number {
    return this.#version;
  }

  /**
   * Waits for the last reading that was requested; requests one first where none was, or where it
   * is stale. Resolves to `current`; rejects when that reading failed.
   */
  async upToDate(): Promise<SiteSession['current']> {
    if (this.isStale) await this.reload();
    else await this.#latest;
    return this.#current;
  }

  /** Reads the files again. Calls made before a reading begins share it. */
  async reload(): Promise<void> {
    // A reading under way may have seen the old state of a file: it does not count.
    this.#waiting ??= (this.#latest ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        this.#waiting = undefined;
        await this.replace(await this.#options.check());
        this.onReload?.();
      });
    this.#latest = this.#waiting;
    await this.#latest;
  }

  /** Replaces the last check by a newer one, and `current` by the state that follows from it. */
  async replace(checked: CheckedSite): Promise<void> {
    this.#setChecked(checked);
    try {
      await this.#prepare(checked);
    } finally {
      // Not before: the pages are rendered with what was prepared.
      if (this.#options.findRenderedFacts) this.#renderChecks.schedule();
    }
  }

  async #prepare(checked: CheckedSite): Promise<void> {
    const { site, pages } = checked;
    const broken = hasErrors(checked);
    const mayFail = checked.diagnostics.some(mayPreventRendering);
    if (!site || (mayFail && this.#options.keepsLastValid && (this.#current || pages.length === 0)))
      return;
    try {
      const version = this.#version + 1;
      const prepared = await this.#options.prepare({ ...checked, site }, version);
      this.#version = version;
      this.#current = { pages: new Map(pages.map((page) => [page.route, page])), ...prepared };
    } catch (error) {
      // A manifest with errors may not render; its diagnostics tell the author more.
      if (!broken) throw error;
    }
  }

  /**
   * Adds the problems that rendering has found to the last check.
   *
   * @returns whether there are other problems than before
   */
  addRendered(facts: readonly RenderedPageFacts[]): boolean {
    const checked = this.#checked;
    const report = checked?.checkRendered({ pages: facts });
    if (!report || isDeepStrictEqual(report.diagnostics, checked?.diagnostics)) return false;
    this.#setChecked({ ...(checked as CheckedSite), ...report });
    return true;
  }

  /** Cancels what is scheduled. */
  async close(): Promise<void> {
    await this.#renderChecks.cancel();
  }

  /** Adds the problems that only rendering finds to the last check. */
  async #checkRendered(): Promise<void> {
    const [checked, current] = [this.#checked, this.#current];
    if (!checked?.site || !current) return;
    const site = { ...checked, site: checked.site };
    const facts = (await this.#options.findRenderedFacts?.(site, current).catch(() => [])) ?? [];
    // A newer reading has scheduled another check.
    if (this.#checked !== checked) return;
    if (this.addRendered(facts)) this.onRenderedCheck?.();
  }

  #setChecked(checked: CheckedSite): void {
    this.#checked = checked;
    this.#options.onCheck?.(checked);
  }
}

function hasErrors({ summary }: CheckedSite): boolean {
  return summary.errors > 0;
}

/** Whether pages may not render because of a diagnostic: all errors but dead links, as to drafts. */
function mayPreventRendering({ severity, code }: Diagnostic): boolean {
  return severity === 'error' && !findRuleByCode(code)?.allowsPreview;
}
