import '../renderer/page/shell/pageStyles.ts';
import type { StyleBlock } from '../renderer/styles/StyleBlock.ts';

export { createPageDependencies } from '../renderer/page/context/createPageContext.ts';
export { createSiteFormModel } from '../renderer/page/createSiteFormModel.ts';
export { findSectionFailure } from '../renderer/page/findSectionFailure.tsx';
export { timeSections } from '../renderer/page/gallery/timeSections.tsx';
export { renderPage } from '../renderer/page/renderPage.tsx';
export { createNotFoundPage, findNotFoundPage } from '../renderer/page/shell/createNotFoundPage.ts';
export { engineFonts, preloadedFonts } from '../sections/_shared/theme/fonts.ts';
export { themeStylesheet } from '../sections/_shared/theme/theme.ts';

/** Compiles the styles of the code. Loads the compiler only here, because pages do not need it. */
export async function styleBlocks(): Promise<StyleBlock[]> {
  const { compileStyles } = await import('../renderer/styles/compileStyles.tsx');
  return compileStyles();
}
