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
  readonly #addresses: ReadonlyMap<string, string>;

  /** @param addresses path below `content/` → address of all pages */
  constructor(folder: SourceFolder, config: HugoConfig, addresses: ReadonlyMap<string, string>) {
    this.#folder = folder;
    this.#config = config;
    this.#addresses = addresses;
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
    { path, address, data }: HugoPage,
    note: OnNote,
  ): string | undefined {
    const value = attributes.path ?? positionals[0] ?? '';
    const { contentFolder, values } = this.#config;
    if (name === 'ref' || name === 'relref') {
      const at = { path: path.slice(contentFolder.length + 1), address };
      const found = findPage(value, at, this.#addresses);
      if (found === undefined)
        note('a link to a text that does not exist', value, 'its words were kept');
      return found ?? '#';
    }
    if (name === 'param') {
      const params = isMapping(values.params) ? values.params : {};
      const found = data[value] ?? params[value];
      if (found === undefined) note('a value of a template', value, 'left out');
      return found === undefined ? '' : String(found);
    }
    const template =
      this.#folder.readText(`layouts/shortcodes/${name}.html`) ??
      this.#folder.readText(`layouts/_shortcodes/${name}.html`);
    if (template === undefined || common.test(name)) return undefined;
    const html = fillHugoTemplate(template, { attributes, positionals, inner });
    return html === undefined ? undefined : convertHtml(html, note).text;
  }
}

const divider = /<!--\s*more\s*-->/i;

/** Shortcodes of sites that mean the same everywhere, whatever they draw. */
const common =
  /^(?:aside|callout|notice|alert|admonition|note|tip|hint|info|warning|danger|caution|important|details|youtube|vimeo|figure|quote|blockquote)$/i;
