import type { RenderContext } from '../../../renderer/index.ts';

/** What a feature shows in the gallery of `dev`: the export `galleryPart` of its file `gallery.ts`. */
export interface GalleryPart {
  title: string;
  description: string;
  /** Lists its examples, or says why it has none. */
  list(renderContext: RenderContext, root: string): GalleryExample[] | string;
}

/** An example with its YAML to copy. */
interface GalleryExample {
  name: string;
  /** HTML. */
  html: string;
  yaml: string;
}
