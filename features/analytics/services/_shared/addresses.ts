import Type, { type Static } from 'typebox';
import type { HeadScript } from '../../../../renderer/index.ts';
import { list, mapping } from '../../../../schema/vocabulary.ts';

type Origins = HeadScript['origins'];

/** Returns the schema of an optional address of a server. */
export const address = (description: string) =>
  Type.Optional(Type.String({ format: 'https-address', description }));

const addresses = (description: string) =>
  list(description, Type.String({ format: 'https-address', description: 'An address.' }));

/** Keys with addresses that a script needs besides its own. */
export const originKeys = {
  scripts: addresses('Addresses that it loads further scripts from.'),
  connect: addresses('Addresses that it sends data to.'),
  images: addresses('Addresses that it loads images from.'),
  frames: addresses('Addresses of frames that it shows.'),
  styles: addresses('Addresses that it loads stylesheets from.'),
};

const settings = mapping('Addresses.', originKeys);

/** Returns origins together with the origins of addresses. */
export function withOrigins(
  { script = [], connect = [], image = [], frame = [], style = [] }: Origins,
  more: Static<typeof settings>,
): Origins {
  return {
    script: merge(script, more.scripts),
    connect: merge(connect, more.connect),
    image: merge(image, more.images),
    frame: merge(frame, more.frames),
    style: merge(style, more.styles),
  };
}

function merge(origins: readonly string[], more: readonly string[] = []): string[] {
  return [...new Set([...origins, ...more.map(toOrigin)])];
}

export function toOrigin(text: string): string {
  return new URL(text).origin;
}

export function withoutSlash(text: string): string {
  return text.replace(/\/+$/, '');
}
