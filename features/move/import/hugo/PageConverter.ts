import { isMapping } from '../../../../base/values/isMapping.ts';
import { convertHtml } from '../html/convertHtml.ts';
import type { OnNote } from '../html/OnNote.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import { convertText } from '../text/convertText.ts';
import type { NamedElement } from '../text/NamedElement.ts';
import { fillHugoTemplate } from './fillHugoTemplate.ts';
import { findPage } from './findPage.ts';
import type { HugoConfig } from './HugoConfig.ts';
import type { HugoPage } from './openHugoPage.ts';
import { renderShortcodes } from './renderShortcodes.ts';

/** Converts the texts of pages, with their shortcodes. */
export class PageConverter {
  readonly #folder: SourceFolder;
  readonly #config: HugoConfig;
  /** Address of each page, by its path below `content/`. */
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #pages: ReadonlyMap<string, HugoPage>;
  /** Texts that others include, by path; empty while it is converted. */
  readonly #included = new Map<string, string>();

  constructor(folder: SourceFolder, config: HugoConfig, pages: readonly HugoPage[]) {
    this.#folder = folder;
    this.#config = config;
    this.#addresses = new Map(pages.map(({ contentPath, address }) => [contentPath, address]));
    this.#pages = new Map(pages.map((page) => [page.address, page]));
  }

  /** Returns the text of a page as Markdown. */
  convert(page: HugoPage, note: OnNote): string {
    const written = renderShortcodes(page.body.replace(divider, ''), {
      note,
      render: (call) => this.#render(call, page, note),
    });
    return convertText(page.path, written, note);
  }

  /** Returns the part before `<!--more-->`, if a text has it. */
  convertSummary({ body }: HugoPage): string | undefined {
    const [before, after] = body.split(divider);
    if (after === undefined || before === undefined) return undefined;
    const written = renderShortcodes(before, { note: () => {}, render: () => undefined });
    return convertMarkdown(written, () => {}) || undefined;
  }

  #render(
    { name, attributes, positionals, inner }: NamedElement,
    page: HugoPage,
    note: OnNote,
  ): string | undefined {
    const value = attributes.path ?? positionals[0] ?? '';
    const own = { path: page.contentPath, address: page.address };
    if (name === 'ref' || name === 'relref') {
      const found = findPage(value, own, this.#addresses);
      if (found === undefined)
        note('a link to a text that does not exist', value, 'its words were kept');
      return found ?? '#';
    }
    if (name === 'param') {
      const { params } = this.#config.values;
      const found = page.data[value] ?? (isMapping(params) ? params[value] : undefined);
      if (found === undefined) note('a value of a template', value, 'left out');
      return found === undefined ? '' : String(found);
    }
    const template =
      this.#folder.readText(`layouts/shortcodes/${name}.html`) ??
      this.#folder.readText(`layouts/_shortcodes/${name}.html`);
    if (template === undefined || common.test(name)) return undefined;
    if (includesPage.test(template)) {
      const found = this.#pages.get(findPage(value, own, this.#addresses) ?? '');
      return found && this.#include(found);
    }
    const html = fillHugoTemplate(template, { attributes, positionals, inner });
    return html === undefined ? undefined : convertHtml(html, note).text;
  }

  /** Returns the text of a page that others include. Its notes come once. */
  #include(page: HugoPage): string {
    const known = this.#included.get(page.path);
    if (known !== undefined) return known;
    this.#included.set(page.path, '');
    const text = this.convert(page, this.#folder.noteIn(page.path, page.text));
    this.#included.set(page.path, text);
    return text;
  }
}

const divider = /<!--\s*more\s*-->/i;

/** Matches templates of shortcodes that show the text of another page. */
const includesPage = /\bGetPage\b[\s\S]*\.(?:RenderShortcodes|Content|RawContent)\b/;

/** Shortcodes of sites that mean the same everywhere, whatever they draw. */
const common =
  /^(?:aside|callout|notice|alert|admonition|note|tip|hint|info|warning|danger|caution|important|details|youtube|vimeo|figure|quote|blockquote)$/i;
