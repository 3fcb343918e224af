import '../page/pageStyles.ts';
import type { StyleBlock } from '../styles/StyleBlock.ts';

export { engineFonts, preloadedFonts, themeStylesheet } from '../../sections/_shared/theme.ts';
export { createNotFoundPage } from '../page/createNotFoundPage.ts';
export { createSiteFormModel } from '../page/createSiteFormModel.ts';
export { findSectionFailure } from '../page/findSectionFailure.tsx';
export { renderPage } from '../page/renderPage.tsx';
export { timeSections } from '../page/timeSections.tsx';

/** Compiles the styles of the code. Loads the compiler only here, because pages do not need it. */
export async function styleBlocks(): Promise<StyleBlock[]> {
  const { compileStyles } = await import('../styles/compileStyles.tsx');
  return compileStyles();
}
