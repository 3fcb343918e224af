import { findEntry } from '../../../features/_shared/yamlEdits/index.ts';
import {
  CheckCache,
  type CheckedSite,
  type CheckOptions,
  checkSite,
  findRuleByCode,
  outlineTopLevel,
} from '../../../schema/index.ts';
import type { DevFactsCache, PageCode, SectionCode } from '../../../server/index.ts';
import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
import { blankBrokenEntries, isManifest } from '../../yaml/blankBrokenEntries.ts';
import type { DraftSession } from './DraftSession.ts';
import { locateDiagnostics } from './locateDiagnostics.ts';

/** Returns the facts of pages from earlier checks; undefined once the code was edited, which found them. */
export type FindFacts = () => DevFactsCache | undefined;

/** The texts of a site with its unsaved changes. */
export type SiteDraft = Pick<DraftSession, 'root' | 'overlay' | 'text'>;

/** Checks a site with its unsaved changes: all of it, or one page while the author types. */
export class DraftCheck {
  readonly #draft: SiteDraft;
  readonly #code: Pick<PageCode, 'loadChecks'>;
  readonly #options: Pick<CheckOptions, 'mode' | 'now'>;
  readonly #siteCache = new CheckCache();
  readonly #pageCache = new CheckCache();
  readonly #brokenCache = new CheckCache();
  /** The section types that the last check of the whole site knew. */
  #sections: SectionCode | undefined;

  readonly #findFacts: FindFacts | undefined;

  /** @param now checks what visitors see at this time, without drafts; by default the present, with drafts */
  constructor(
    draft: SiteDraft,
    code: Pick<PageCode, 'loadChecks'>,
    { now, findFacts }: { now: Date | undefined; findFacts: FindFacts | undefined },
  ) {
    this.#draft = draft;
    this.#code = code;
    this.#findFacts = findFacts;
    this.#options = now ? { mode: 'build', now } : { mode: 'dev' };
  }

  /** Checks the whole site. */
  async checkSite(): Promise<CheckedSite> {
    const sections = await this.#code.loadChecks();
    this.#sections = sections;
    const check = (factsProvider?: CheckOptions['factsProvider'], now?: Date) =>
      this.#check(this.#siteCache, {
        ...sections,
        overlay: this.#draft.overlay,
        ...(factsProvider && { factsProvider }),
        ...(now && { now }),
      });
    const found = await (this.#findFacts?.()?.check(check) ?? check());
    const locate = ({ diagnostics, summary }: Pick<CheckedSite, 'diagnostics' | 'summary'>) => ({
      diagnostics: locateDiagnostics(diagnostics, found.files),
      summary,
    });
    const checked = {
      ...found,
      ...locate(found),
      checkRendered: (...rendered: Parameters<CheckedSite['checkRendered']>) =>
        locate(found.checkRendered(...rendered)),
    };
    return (await this.#checkWithoutBroken(checked)) ?? checked;
  }

  /**
   * Checks the site without the entries that are not valid YAML, so that the pages besides them are
   * shown. The diagnostics stay those of the whole site. Undefined if every manifest can be read.
   */
  async #checkWithoutBroken(checked: CheckedSite): Promise<CheckedSite | undefined> {
    const { diagnostics, summary, files } = checked;
    const readable = new Map<string, string>();
    for (const { path, text } of files) {
      const isBroken = (diagnostics as PlacedDiagnostic[]).some(
        ({ file, entry, code }) =>
          file === path && (entry !== undefined || findRuleByCode(code)?.stopsParsing),
      );
      const known = isBroken && isManifest(path) ? blankBrokenEntries(text) : undefined;
      if (known) readable.set(path, known.text);
    }
    if (readable.size === 0 || !this.#sections) return undefined;
    const { overlay } = this.#draft;
    const without = await this.#check(this.#brokenCache, {
      ...this.#sections,
      overlay: Object.assign((path: string) => readable.get(path) ?? overlay(path), {
        files: () => overlay.files?.() ?? [],
      }),
    });
    return { ...without, diagnostics, summary, checkRendered: () => ({ diagnostics, summary }) };
  }

  /**
   * Checks one page without the others and without diagnostics, or none. Undefined if that would take
   * parsing all of its file.
   */
  async checkPage(page?: { file: string; key: string }): Promise<CheckedSite | undefined> {
    const draft = this.#draft;
    const { overlay } = draft;
    const reduced = page && keepOnlyPage(draft.text(page.file), page.key);
    const main = page?.file === 'pages.yaml' ? reduced : removePages(draft.text('pages.yaml'));
    if (main === undefined || (page && reduced === undefined)) return undefined;
    const readOnePage = (path: string) => {
      if (path === page?.file) return reduced;
      if (path === 'pages.yaml') return main;
      return path.startsWith('pages/') ? 'pages: {}\n' : overlay(path);
    };
    this.#sections ??= await this.#code.loadChecks();
    return this.#check(this.#pageCache, {
      ...this.#sections,
      overlay: Object.assign(readOnePage, { files: () => overlay.files?.() ?? [] }),
      checks: {},
      skipsSiteRules: true,
    });
  }

  #check(cache: CheckCache, options: Omit<CheckOptions, 'root' | 'mode'>): Promise<CheckedSite> {
    return checkSite({ root: this.#draft.root, cache, ...options, ...this.#options });
  }
}

/** Returns a manifest's text with one page only; undefined if that would take parsing it. */
function keepOnlyPage(text: string, key: string): string | undefined {
  const found = findEntry(text, 'pages', key);
  const first = found?.entries[0];
  const last = found?.entries.at(-1);
  if (!first || !last) return undefined;
  const { from, to } = found.entry;
  return text.slice(0, first.from) + text.slice(from, to) + text.slice(last.to);
}

/** Returns a manifest's text without its pages; undefined if that would take parsing it. */
function removePages(text: string): string | undefined {
  const pages = outlineTopLevel(text).find(({ key }) => key === 'pages');
  return pages && `${text.slice(0, pages.from)}pages: {}\n${text.slice(pages.to)}`;
}
