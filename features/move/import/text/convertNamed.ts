import type { OnNote } from '../html/OnNote.ts';
import { fenceCode } from './fenceCode.ts';
import { formatPicture, writeDestination } from './formatPicture.ts';
import { writeEmbed, writeVideo } from './writeEmbed.ts';

/** A shortcode, a tag of a template, a component or a frame: something with a name that draws something. */
export interface NamedElement {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  /** Values without a name, in their order. */
  positionals: readonly string[];
  /** What stands between its start and its end, as Markdown. */
  inner?: string;
}

/**
 * Converts a shortcode or component by its name to what means the same here: videos, frames, pictures,
 * callouts, quotes, code and links.
 *
 * @returns Markdown; undefined for a name that nobody knows
 */
export function convertNamed(element: NamedElement, note: OnNote): string | undefined {
  const name = element.name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const get = createGetter(element);
  const inner = element.inner?.trim() ?? '';
  const convert = converters.find(([names]) => names.test(name))?.[1];
  return convert?.({ name, get, inner, element, note });
}

interface Call {
  name: string;
  /** The first of some attributes that has a value; a number is the position of a value without a name. */
  get: (...names: (string | number)[]) => string | undefined;
  inner: string;
  element: NamedElement;
  note: OnNote;
}

function createGetter({ attributes, positionals }: NamedElement): Call['get'] {
  const lower = new Map(
    Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]),
  );
  return (...names) =>
    names
      .map((name) => (typeof name === 'number' ? positionals[name] : lower.get(name)))
      .find((value) => value !== undefined && value !== '');
}

const address = ['src', 'url', 'href', 'address', 'link', 'file', 'path', 'image', 'img'];

const converters: readonly [names: RegExp, convert: (call: Call) => string | undefined][] = [
  [
    /^(?:lite)?(?:youtube|yt)(?:embed|video|player|lite)?$/,
    ({ get, note }) => {
      const id = get('id', 'videoid', 'video', 'youtubeid', 'code', ...address, 0) ?? '';
      const isId = /^[\w-]{11}$/.test(id);
      const watched = isId ? `https://www.youtube.com/watch?v=${id}` : id;
      return writeEmbed(watched, get('title', 'caption', 'alt') ?? '', note);
    },
  ],
  [
    /^vimeo(?:embed|video)?$/,
    ({ get, note }) => {
      const id = get('id', 'videoid', 'video', ...address, 0) ?? '';
      return writeEmbed(
        /^\d+$/.test(id) ? `https://vimeo.com/${id}` : id,
        get('title', 'caption') ?? '',
        note,
      );
    },
  ],
  [
    /^(?:tweet|twitter|x)(?:simple|embed|post)?$/,
    ({ get, note }) => {
      const id = get('id', 1, ...address, 0) ?? '';
      const user = get('user', 'username') ?? (get(1) ? get(0) : undefined) ?? 'i';
      return writeEmbed(
        /^\d+$/.test(id) ? `https://x.com/${user}/status/${id}` : id,
        'Post on X',
        note,
      );
    },
  ],
  [
    /^instagram(?:simple|embed|post)?$/,
    ({ get, note }) => {
      const id = get('id', ...address, 0) ?? '';
      return writeEmbed(
        id.includes('/') ? id : `https://www.instagram.com/p/${id}/`,
        'Post on Instagram',
        note,
      );
    },
  ],
  [
    /^gist$/,
    ({ get, element }) => {
      const id = element.positionals.slice(0, 2).join('/') || get('id', ...address) || '';
      const target = id.startsWith('http') ? id : `https://gist.github.com/${id}`;
      return `[${target}](${target})`;
    },
  ],
  [/^(?:video|videofile|mp4|html5video)$/, ({ get, note }) => writeVideo(get, note)],
  [
    /^audio(?:player)?$/,
    ({ get }) => {
      const src = get(...address, 'mp3', 0);
      return (
        src && `[${get('title', 'caption') ?? src.split('/').at(-1)}](${writeDestination(src)})`
      );
    },
  ],
  [
    /^(?:iframe|embed|frame|map|googlemaps?|codepen|codesandbox|spotify|soundcloud|loom|openstreetmap|embedframe)$/,
    ({ get, note }) => {
      const src = get(...address, 0);
      return src && writeEmbed(src, get('title', 'name', 'caption', 'aria-label') ?? '', note);
    },
  ],
  [
    /^(?:figure|fig|image|img|picture|pic|photo|lazyimg|lazyimage|responsiveimage|postimage|imgcaption|thumbnail|zoomimg|blogimage|optimizedimage|astroimage|nextimage)$/,
    ({ get, inner }) => {
      const src = get(
        'src',
        'url',
        'path',
        'file',
        'image',
        'name',
        'filename',
        'image_path',
        'imagepath',
        'source',
        0,
      );
      const alt = get('alt', 'description', 1);
      const caption = get('caption') ?? (inner || get('title'));
      return (
        src && formatPicture({ src, alt: alt ?? get('title') ?? '', caption, link: get('link') })
      );
    },
  ],
  [
    /^(?:block)?quote$|^(?:pull)quote$/,
    ({ get, inner }) => {
      const text = inner || get('text', 'quote', 'content', 0) || '';
      const author = get('author', 'by', 'cite', 'source', 'attribution');
      const lines = [text, ...(author ? ['', `— ${author}`] : [])].join('\n').split('\n');
      return text && lines.map((line) => `> ${line}`.trimEnd()).join('\n');
    },
  ],
  [
    /^(?:details|expand|expandable|accordion(?:item)?|collapse|collapsible|spoiler|toggle|faq(?:item)?)$/,
    ({ get, inner }) => {
      const title = get('summary', 'title', 'label', 'question', 'header', 0);
      return [title && `**${title}**`, inner].filter(Boolean).join('\n\n');
    },
  ],
  [
    /^(?:highlight|code|codeblock|syntaxhighlight)$/,
    ({ get, inner }) => inner && fenceCode(inner, get('lang', 'language', 0) ?? ''),
  ],
  [
    /^(?:mermaid|plantuml)$/,
    ({ name, inner }) => inner && fenceCode(inner, name === 'mermaid' ? name : 'text'),
  ],
  [
    /^(?:button|btn|link|a|cta|linkbutton|linkcard|externallink|extlink)$/,
    ({ get, inner }) => {
      const target = get('href', 'url', 'link', 'to', 'src', 'page', 0);
      const words = inner || get('text', 'label', 'title', 'content', 1) || target;
      const more = get('description');
      return target && `[${words}](${writeDestination(target)})${more ? ` – ${more}` : ''}`;
    },
  ],
  [
    /^(?:tabs?|tabitem|tabpanel|columns?|cols?|rows?|center|left|right|div|span|section|grid|cards?|cardgrid|steps?|fragment|wrapper|container|lead|small|wide|fullwidth|gallery|slider|slide|carousel|hint?block|content|text|p|markdown|md|rawhtml|html|unsafe|mark|badge|kbd|icontext|filetree)$/,
    ({ get, inner, element }) => {
      const title = get('title', 'label', 'name');
      const words = inner || get('text', 'content') || '';
      if (element.inner === undefined && words === '') return undefined;
      return [title && `**${title}**`, words].filter(Boolean).join('\n\n');
    },
  ],
  [
    /^(?:br|clear|clearfix|toc|tableofcontents|more|hr)$/,
    ({ name }) => (name === 'hr' ? '***' : ''),
  ],
  [/./, (call) => writeCallout(call)],
];

/** Words in the names of callouts → their kind. */
const calloutKinds: readonly [names: RegExp, kind: string][] = [
  [/danger|error|critical|caution/, 'danger'],
  [/warn|attention|important/, 'warning'],
  [/tip|success|hint|check/, 'tip'],
  [/note|info|notice|alert|admonition|callout|aside|message|box|tldr/, 'note'],
];

/** Writes a callout for names such as `notice`, `alert.html` and `Aside`; undefined for other names. */
function writeCallout({ name, get, inner, element }: Call): string | undefined {
  const short = name.replace(/(?:html|liquid|njk|md|component|box|block|shortcode)$/, '');
  const isCallout =
    /^(?:danger|error|critical|caution|warning|warn|attention|important|tip|protip|success|hint|check|note|info|infobox|notice|alert|admonition|callout|aside|message|tldr)s?$/.test(
      short,
    );
  const text = inner || get('text', 'content', 'message', 'body', 'description');
  if (!isCallout || !text) return undefined;
  const first = get(0);
  const said =
    `${get('type', 'kind', 'variant', 'level', 'class', 'style') ?? ''} ${first ?? ''} ${short}`.toLowerCase();
  const kind = calloutKinds.find(([names]) => names.test(said))?.[1] ?? 'note';
  const title =
    get('title', 'header', 'heading') ?? (element.positionals.length > 1 ? get(1) : undefined);
  const label = title ? `[${title.replaceAll(/[[\]\n]/g, ' ').trim()}]` : '';
  const colons = ':'.repeat(
    Math.max(3, ...[...text.matchAll(/^(:{3,})/gm)].map(([run]) => run.length + 1)),
  );
  return `${colons}callout${label}{kind="${kind}"}\n${text}\n${colons}`;
}
