/** An image of a site, with every file that a page may refer to. */
export interface SiteImage {
  /** URL of the file as its author saved it. */
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The content as a data URL, for a logo that pages contain. */
  inline?: string;
  /** Average colour in three hexadecimal digits; absent for images with transparent parts. */
  tint?: string;
  /** Smaller copies in other formats, narrowest first; absent for SVG and during development. */
  copies?: ImageCopy[];
}

/** An encoded copy of an image. */
export interface ImageCopy {
  format: ImageFormat;
  /** In pixels. */
  width: number;
  src: string;
}

export type ImageFormat = 'avif' | 'webp';

/** The formats of copies, best first: a browser takes the first one that it supports. */
export const imageFormats: readonly ImageFormat[] = ['avif', 'webp'];

/** The size of an image that cannot be measured, in pixels. Reserves some space on the page. */
export const unknownSize = { width: 640, height: 480 };
