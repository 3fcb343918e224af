/** How a directive becomes a section. */
export interface DirectiveType {
  /** Its name in menus. */
  title: string;
  /** The type of the section. */
  type: string;
  /** The key that the words in brackets set. */
  label?: string;
  /** What stands between the lines of colons: a text of that key, or pictures. */
  body?: { key: string; reads: 'markdown' | 'line' | 'pictures' };
  /** Where the keys are in the section, if not at its top. */
  at?: readonly (string | number)[];
  /** The keys that are pictures, of which an article has the path. */
  pictures?: readonly string[];
  /** What other programs call its keys. */
  synonyms?: Readonly<Record<string, string>>;
  /** How to write it. */
  example: string;
}

const frame = {
  label: 'name',
  pictures: ['poster'],
  synonyms: { url: 'address', href: 'address', link: 'address', title: 'name', image: 'poster' },
};

/** The directives of articles, by name. */
export const directiveTypes: Readonly<Record<string, DirectiveType>> = {
  callout: {
    title: 'Callout',
    type: 'callout',
    label: 'title',
    body: { key: 'text', reads: 'markdown' },
    synonyms: { type: 'kind' },
    example: ':::callout[Title]{kind="tip"}',
  },
  quote: {
    title: 'Quote',
    type: 'quote',
    label: 'author',
    body: { key: 'text', reads: 'line' },
    pictures: ['image'],
    synonyms: { name: 'author', cite: 'author', source: 'author', by: 'author' },
    example: ':::quote[Ada Lovelace]{role="Mathematician"}',
  },
  video: {
    title: 'Video',
    ...frame,
    type: 'video',
    synonyms: { ...frame.synonyms, src: 'file' },
    example: '::video[What it shows]{address="https://…" poster="/images/….jpg"}',
  },
  embed: {
    title: 'Map or service',
    ...frame,
    type: 'embed',
    synonyms: { ...frame.synonyms, src: 'address' },
    example: '::embed[What it shows]{address="https://…"}',
  },
  download: {
    title: 'Download',
    type: 'downloads',
    label: 'name',
    at: ['groups', 0, 'files', 0],
    synonyms: { url: 'to', href: 'to', file: 'to', src: 'to', path: 'to', title: 'name' },
    example: '::download[Price list]{to="/files/….pdf"}',
  },
  gallery: {
    title: 'Gallery',
    type: 'gallery',
    body: { key: 'items', reads: 'pictures' },
    example: ':::gallery{columns="2"}',
  },
  form: {
    title: 'Form',
    type: 'form',
    pictures: ['image'],
    synonyms: { name: 'form', src: 'form' },
    example: '::form{form="contact"}',
  },
};

/** What other programs call a callout → its kind. */
export const calloutNames: Readonly<Record<string, string>> = {
  admonition: 'note',
  alert: 'note',
  aside: 'note',
  caution: 'warning',
  danger: 'danger',
  error: 'danger',
  hint: 'tip',
  important: 'note',
  info: 'note',
  note: 'note',
  success: 'tip',
  tip: 'tip',
  warn: 'warning',
  warning: 'warning',
};

/** What other programs call a directive → its name. */
export const directiveNames: Readonly<Record<string, string>> = {
  youtube: 'video',
  vimeo: 'video',
  iframe: 'embed',
  map: 'embed',
  file: 'download',
  downloads: 'download',
  attachment: 'download',
  pictures: 'gallery',
  images: 'gallery',
  carousel: 'gallery',
  blockquote: 'quote',
  testimonial: 'quote',
};
