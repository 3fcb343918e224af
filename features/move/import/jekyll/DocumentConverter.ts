import { posix } from 'node:path';
import type { OnNote } from '../html/OnNote.ts';
import { LiquidRenderer } from '../liquid/LiquidRenderer.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import { convertText } from '../text/convertText.ts';
import { findDocument } from './findDocument.ts';
import type { JekyllConfig } from './JekyllConfig.ts';
import type { JekyllDocument } from './JekyllDocument.ts';

/** Converts the texts of documents, which Liquid evaluates first. */
export class DocumentConverter {
  readonly #separator: string;
  readonly #liquid: LiquidRenderer;
  /** The path of the document that is converted. */
  #path = '';

  /**
   * @param data the values of `_data/`
   * @param addresses path → address of all documents, for `link` and `post_url`
   */
  constructor(
    folder: SourceFolder,
    { values, excerptSeparator }: JekyllConfig,
    data: Readonly<Record<string, unknown>>,
    addresses: ReadonlyMap<string, string>,
  ) {
    this.#separator = excerptSeparator;
    const empty = { posts: [], pages: [], categories: {}, tags: {}, collections: [] };
    this.#liquid = new LiquidRenderer({
      scope: {
        site: { ...values, baseurl: '', data, ...empty },
        jekyll: { environment: 'production' },
      },
      readInclude: (name) =>
        folder.readText(`_includes/${name}`) ??
        folder.readText(posix.join(posix.dirname(this.#path), name)),
      renderTag: (name, { args }, note) => {
        if (name === 'post_url' || name === 'link')
          return findDocument(args.trim(), { addresses, folder, note });
        if (name === 'seo' || name === 'feed_meta' || name === 'paginator' || name === 'toc')
          return '';
        return undefined;
      },
    });
  }

  /** Returns the text of a document as Markdown. */
  convert({ path, body, data, address, date }: JekyllDocument, note: OnNote): string {
    this.#path = path;
    const scope = { page: { ...data, url: address, path, date, content: '' } };
    const text = body.replace(this.#separator, '');
    const written =
      data.render_with_liquid === false ? text : this.#liquid.render({ text, scope, note });
    return convertText(path, written, note);
  }

  /** Returns the part before the separator, if a text has one. */
  convertExcerpt({ body, data }: JekyllDocument): string | undefined {
    const own = data.excerpt_separator;
    const at = body.indexOf(typeof own === 'string' ? own : this.#separator);
    if (at < 0) return undefined;
    const written = this.#liquid.render({
      text: body.slice(0, at),
      scope: { page: data },
      note: () => {},
    });
    return convertMarkdown(written, () => {}) || undefined;
  }
}
