import { formatPicture, writeDestination } from './formatPicture.ts';
import type { NamedConverters } from './NamedElement.ts';
import { writeEmbed, writeVideo } from './writeEmbed.ts';

const address = ['src', 'url', 'href', 'address', 'link', 'file', 'path', 'image', 'img'];

/** Videos, posts, frames, sounds and pictures. */
export const mediaConverters: NamedConverters = [
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
];
