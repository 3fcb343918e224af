import { escapeHtml } from '../../../../base/text/escape.ts';
import type { OnNote } from '../html/OnNote.ts';
import type { Attachment, Attachments } from './Attachments.ts';

/** What replacing shortcodes needs to know. */
interface ShortcodeContext {
  note: OnNote;
  attachments: Attachments;
  /** The id of the article, to which pictures may belong. */
  id: string;
}

/**
 * Puts HTML in place of shortcodes such as `[gallery ids="1,2"]`. Shortcodes of plugins disappear and leave
 * what they enclose; brackets that are no shortcode, such as `[sic]`, stay.
 */
export function replaceShortcodes(content: string, context: ShortcodeContext): string {
  if (!content.includes('[')) return content;
  const codes: string[] = [];
  // What looks like a shortcode in code is an example, and what is in a tag is an address.
  const hidden = content.replaceAll(
    /<(pre|code)\b(?:(?!<\1\b)[\s\S])*?<\/\1>|<[a-z!/][^<>]*>/gi,
    (piece) => `\ue000${codes.push(piece) - 1}\ue001`,
  );
  const names = [...hidden.matchAll(/\[\/([a-z][\w-]*)\]/gi)];
  const closed = new Set(names.map(([, name = '']) => name.toLowerCase()));
  const html = replaceEnclosing(hidden)
    .replaceAll(/\[\[([^[\]\n]+)\]\]/g, (_, inner: string) => `&#91;${inner}&#93;`)
    .replaceAll(singleForm, (shortcode: string, name: string, written: string) =>
      replaceSingle(shortcode, name.toLowerCase(), readAttributes(written), { ...context, closed }),
    );
  return html.replaceAll(/\ue000(\d+)\ue001/g, (_, at) => codes[Number(at)] ?? '');
}

const attributesForm = String.raw`((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|&quot;[^\]]*?&quot;|[^\s"'\][]+)|\s+[^\s"'=\][/]+)*)`;
const singleForm = new RegExp(
  `(?<!\\[)\\[/?([a-z][\\w-]*)${attributesForm}\\s*/?\\](?![\\](])`,
  'gi',
);
const enclosingForm = new RegExp(
  `(?<!\\[)\\[(caption|wp_caption|embed|video|audio|playlist|code|sourcecode|php|js|css|html|bash|python|sql|xml)${attributesForm}\\s*\\]((?:(?!\\[\\1\\b)[\\s\\S])*?)\\[/\\1\\]`,
  'gi',
);

function replaceEnclosing(text: string): string {
  return text.replaceAll(enclosingForm, (_, code: string, written: string, inner: string) => {
    const name = code.toLowerCase();
    const attributes = readAttributes(written);
    switch (name) {
      case 'caption':
      case 'wp_caption': {
        // The picture, perhaps in a link, then the caption.
        const [, picture = '', words = ''] = /^((?:\s*\ue000\d+\ue001)+)([\s\S]*)$/.exec(inner) ?? [
          undefined,
          '',
          inner,
        ];
        const caption = attributes.caption || words.trim();
        return `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n`;
      }
      case 'embed':
        return `\n\n${inner.trim()}\n\n`;
      case 'audio':
      case 'playlist':
      case 'video':
        return writeMedia(name, attributes);
      default: {
        const language =
          name === 'code' || name === 'sourcecode'
            ? (attributes.language ?? attributes.lang ?? '')
            : name;
        return `\n\n<pre data-language="${escapeHtml(language)}">${inner.replace(/^\n/, '')}</pre>\n\n`;
      }
    }
  });
}

function replaceSingle(
  shortcode: string,
  name: string,
  attributes: Record<string, string>,
  context: ShortcodeContext & { closed: ReadonlySet<string> },
): string {
  const { note, closed } = context;
  switch (name) {
    case 'gallery':
      return shortcode.startsWith('[/') ? '' : writeGalleryHtml(attributes, context);
    case 'audio':
    case 'video':
      return shortcode.startsWith('[/') ? '' : writeMedia(name, attributes);
    case 'youtube':
    case 'vimeo': {
      const { id = '', url = id } = attributes;
      const address = /^https?:/.test(url)
        ? url
        : name === 'vimeo'
          ? `https://vimeo.com/${url}`
          : `https://www.youtube.com/watch?v=${url}`;
      return url ? `\n\n${escapeHtml(address)}\n\n` : shortcode;
    }
  }
  if (!closed.has(name) && !isShortcode(shortcode, name)) return shortcode;
  if (!shortcode.startsWith('[/'))
    note(`a shortcode \`[${name}]\``, shortcode.slice(0, 80), explain(name));
  return ' ';
}

/** Whether brackets are a shortcode of a plugin: they have settings, or a name that no text has. */
function isShortcode(shortcode: string, name: string): boolean {
  return /[_-]/.test(name) || /=/.test(shortcode) || knownNames.has(name);
}

const knownNames = new Set(
  'embed caption playlist toc map button buttons row column columns tabs tab accordion spoiler products cart checkout gallery googlemap recent_posts sitemap'.split(
    ' ',
  ),
);

function explain(name: string): string {
  if (/form|wpforms|ninja|gravity/.test(name)) return 'left out; declare the form in data/forms/';
  return 'left out; what it enclosed was kept';
}

function readAttributes(written = ''): Record<string, string> {
  const attributes: Record<string, string> = {};
  const plain = written.replaceAll(/&quot;|&#8221;|&#8243;|[“”″]/g, '"');
  for (const [, key = '', double, single, bare] of plain.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g,
  ))
    attributes[key.toLowerCase()] = double ?? single ?? bare ?? '';
  const [first] = plain.trim().split(/\s+/);
  if (first && !first.includes('=')) attributes.id ??= first;
  return attributes;
}

function writeMedia(name: string, attributes: Record<string, string>): string {
  const src = ['src', 'mp4', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav']
    .map((key) => attributes[key])
    .find((one) => one);
  if (/youtu\.?be|vimeo/.test(src ?? '')) return `\n\n${escapeHtml(src ?? '')}\n\n`;
  return `\n\n<${name === 'playlist' ? 'audio' : name} src="${escapeHtml(src ?? '')}"></${name === 'playlist' ? 'audio' : name}>\n\n`;
}

function writeGalleryHtml(
  { ids, include, exclude, id }: Record<string, string>,
  { attachments, note, id: own }: ShortcodeContext,
): string {
  const named = (ids || include)?.split(/[\s,]+/).filter((one) => one !== '');
  const left = new Set((exclude ?? '').split(/[\s,]+/));
  const found: (Attachment | undefined)[] = named
    ? named.map((one) => attachments.find(one))
    : attachments.listOf(id || own).filter((one) => !left.has(one.id));
  for (const [at, one] of found.entries())
    if (!one)
      note('a picture of a gallery that is not in the export', named?.[at] ?? '', 'left out');
  const figures = found.flatMap((one) =>
    one
      ? `<figure><img src="${escapeHtml(one.url)}" alt="${escapeHtml(one.alt)}">${one.caption && `<figcaption>${one.caption}</figcaption>`}</figure>`
      : [],
  );
  if (figures.length === 0) {
    note('a gallery without pictures', '', 'left out');
    return '';
  }
  return `\n\n<div class="gallery">${figures.join('')}</div>\n\n`;
}
