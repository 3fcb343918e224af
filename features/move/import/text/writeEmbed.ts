import type { OnNote } from '../html/OnNote.ts';

/** Returns the first of some attributes that has a value. */
type Getter = (...names: (string | number)[]) => string | undefined;

/**
 * Writes a frame of another service: a video of YouTube or Vimeo as the directive `video`, others as
 * `embed`. An address without `https:` gets it; one that services show to nobody in a frame becomes a link.
 */
export function writeEmbed(written: string, title: string, note: OnNote): string {
  const address = written
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/^http:/i, 'https:');
  const label = toLabel(title);
  const youtube = youtubeForm.exec(address)?.[1];
  if (youtube)
    return writeDirective('video', label || 'Video', `https://www.youtube.com/watch?v=${youtube}`);
  const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/.exec(address)?.[1];
  if (vimeo) return writeDirective('video', label || 'Video', `https://vimeo.com/${vimeo}`);
  if (!/^https:\/\//.test(address)) {
    note('a frame without a usable address', written, 'left out');
    return '';
  }
  if (/google\.[a-z.]+\/maps\/(?!embed)/.test(address) || !URL.canParse(address)) {
    note('a frame that its service shows to nobody', written, 'is a link now');
    return `[${title || address}](${encodeMarks(address)})`;
  }
  return writeDirective('embed', label || new URL(address).host, address);
}

/** Writes a film: a file of the site, or a video of a service. */
export function writeVideo(get: Getter, note: OnNote): string | undefined {
  const src = get('src', 'mp4', 'file', 'url', 'path', 'href', 'video', 'webm', 'id', 0);
  if (!src) return undefined;
  const title = get('title', 'caption', 'alt', 'name', 'aria-label') ?? '';
  if (/^[\w-]{11}$/.test(src))
    return writeEmbed(`https://www.youtube.com/watch?v=${src}`, title, note);
  if (!/\.(?:mp4|webm|m4v|ogv|mov)(?:[?#]|$)/i.test(src) && /^(?:https?:)?\/\//.test(src))
    return writeEmbed(src, title, note);
  const poster = get('poster', 'thumbnail', 'preview');
  if (/^(?:https?:)?\/\//.test(src)) {
    note('a video file of another site', src, 'is a link now');
    return `[${title || src}](${encodeMarks(src)})`;
  }
  const captions = get('captions', 'vtt');
  const words = [
    `file="${encodeMarks(src)}"`,
    ...(poster ? [`poster="${encodeMarks(poster)}"`] : []),
    ...(captions ? [`captions="${encodeMarks(captions)}"`] : []),
  ];
  return `::video[${toLabel(title) || 'Video'}]{${words.join(' ')}}`;
}

const youtubeForm =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

function writeDirective(name: 'video' | 'embed', label: string, address: string): string {
  return `::${name}[${label}]{address="${encodeMarks(address)}"}`;
}

function toLabel(title: string): string {
  return title.replaceAll(/[[\]\\\s]+/g, ' ').trim();
}

function encodeMarks(address: string): string {
  return address.replaceAll(/[\s"<>\\]/g, (sign) => encodeURIComponent(sign));
}
