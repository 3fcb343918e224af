import { decodePath } from '../../../../base/text/encodePath.ts';
import { escapeHtml } from '../../../../base/text/escape.ts';
import { collapse } from './collapse.ts';
import type { WxrExport, WxrItem } from './WxrExport.ts';

/** A file of the media library. */
export interface Attachment {
  id: string;
  url: string;
  alt: string;
  caption: string;
  parent: string;
  order: number;
  isPicture: boolean;
}

/** The media library of an export. */
export class Attachments {
  readonly #byId = new Map<string, Attachment>();
  readonly #paths = new Set<string>();
  /** Decoded path → URL. */
  readonly #urls = new Map<string, string>();

  constructor({ items }: WxrExport) {
    for (const item of items) {
      const attachment = toAttachment(item);
      if (!attachment) continue;
      this.#byId.set(attachment.id, attachment);
      this.#paths.add(toPath(attachment.url));
      this.#urls.set(decodePath(toPath(attachment.url)), attachment.url);
    }
  }

  /** Finds the URL of a file by its address in the old site. */
  findUrl(address: string): URL | undefined {
    const path = decodePath(address);
    // WordPress may be in a folder of its host, which addresses lack.
    const url =
      this.#urls.get(path) ?? [...this.#urls].find(([other]) => other.endsWith(path))?.[1];
    return url === undefined ? undefined : new URL(url);
  }

  /** The origins of the files. */
  get origins(): Set<string> {
    return new Set([...this.#urls.values()].map((url) => new URL(url).origin));
  }

  find(id: string): Attachment | undefined {
    return this.#byId.get(id);
  }

  /** Lists the pictures that were uploaded for an article, in their order. */
  listOf(parent: string): Attachment[] {
    return [...this.#byId.values()]
      .filter((one) => one.isPicture && one.parent === parent)
      .sort((a, b) => a.order - b.order || Number(a.id) - Number(b.id));
  }

  /** Returns HTML with the originals of pictures in place of their smaller copies. */
  putOriginals(html: string): string {
    return html.replaceAll(sizeForm, (size: string, ending: string, at: number) => {
      const [stem = ''] = /[^\s"'()<>]*$/.exec(html.slice(Math.max(0, at - 500), at)) ?? [];
      return this.#paths.has(toPath(stem + ending)) ? ending : size;
    });
  }

  /** Returns HTML in which pictures without alternative texts have those of the library. */
  addAlts(html: string): string {
    return html.replaceAll(
      /<img\b[^<>]{0,2000}\bwp-image-(\d+)\b[^<>]{0,2000}>/gi,
      (tag, id: string) => {
        const { alt = '' } = this.#byId.get(id) ?? {};
        if (alt === '' || /\balt\s*=\s*(?:"[^"]*\S[^"]*"|'[^']*\S[^']*'|[^\s"'>]+)/i.test(tag))
          return tag;
        const bare = tag.replace(/\balt\s*=\s*(?:""|''|"\s*"|'\s*')/i, '');
        return bare.replace(/^<img/i, `<img alt="${escapeHtml(alt)}"`);
      },
    );
  }
}

/** Matches the end of `photo-300x200.jpg`, as WordPress names smaller copies. */
const sizeForm = /-\d{2,4}x\d{2,4}(\.(?:jpe?g|png|gif|webp|avif))(?=["'\s?)<&])/gi;

function toAttachment({ fields, meta }: WxrItem): Attachment | undefined {
  const url = (fields.get('wp:attachment_url') || fields.get('guid') || '').trim();
  if (fields.get('wp:post_type') !== 'attachment' || !URL.canParse(url)) return undefined;
  return {
    id: (fields.get('wp:post_id') ?? '').trim(),
    url,
    alt: collapse(meta.get('_wp_attachment_image_alt') ?? ''),
    caption: (fields.get('excerpt:encoded') ?? '').trim(),
    parent: (fields.get('wp:post_parent') ?? '').trim(),
    order: Number(fields.get('wp:menu_order') ?? 0) || 0,
    isPicture: /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(toPath(url)),
  };
}

function toPath(url: string): string {
  return url.replace(/^(?:https?:)?\/\/[^/]*/i, '').replace(/[?#].*$/, '');
}
