/** The photo of an article, which represents its page. */
export interface SharePhoto {
  /** Path below public/. */
  path: string;
  /** The point that stays visible, in percent from the left and from the top. */
  focus: [left: number, top: number];
}

/** A photo with its size in pixels. */
export interface SizedPhoto extends SharePhoto {
  width: number;
  height: number;
}

/** A section as far as its photo is concerned. */
interface PhotoSection {
  type?: unknown;
  image?: unknown;
}

/** Finds the photo of the first article among sections; undefined without one, or with a drawing. */
export function findSharePhoto(sections: readonly PhotoSection[]): SharePhoto | undefined {
  const article = sections.find(({ type }) => type === 'article');
  const { src, focus = [50, 50] } = (article?.image ?? {}) as {
    src?: string;
    focus?: [number, number];
  };
  return src && /^\/.*\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(src)
    ? { path: src, focus }
    : undefined;
}
