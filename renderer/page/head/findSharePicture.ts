import type { Page } from '../../../schema/vocabulary.ts';
import type { PageContext } from '../../../sections/index.ts';
import type { RenderContext } from '../context/RenderContext.ts';

/** Returns the path of the picture that a feature gives a page, below the output folder. */
type FindPicture = (
  page: Page,
  renderContext: RenderContext,
  context: Pick<PageContext, 'image'>,
) => string | undefined;

const finders = Object.values(
  import.meta.glob<FindPicture>('../../../features/*/sharePicture.ts', {
    eager: true,
    import: 'sharePicture',
  }),
);

/** Returns the address of the picture that other sites show of a page without `image`. */
export function findSharePicture(...[page, renderContext, context]: Parameters<FindPicture>) {
  const { base, site } = renderContext;
  const paths = finders.map((find) => find(page, renderContext, context));
  const path = paths.find((one) => one !== undefined);
  return path && new URL(base + path, site.url).href;
}
