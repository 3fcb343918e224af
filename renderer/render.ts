export { listFontFiles, themeStylesheet } from '../sections/index.ts';

import './page/shell/pageStyles.ts';
import type { StyleBlock } from './styles/StyleBlock.ts';

export { createPageDependencies } from './page/context/createPageContext.ts';
export { createSiteFormModel } from './page/createSiteFormModel.ts';
export { findSectionFailure } from './page/findSectionFailure.tsx';
export { renderPage } from './page/renderPage.tsx';
export { createNotFoundPage, findNotFoundPage } from './page/shell/createNotFoundPage.ts';
export { timeSections } from './page/timeSections.tsx';

/** Compiles the styles of the code. Loads the compiler only here, because pages do not need it. */
export async function styleBlocks(): Promise<StyleBlock[]> {
  const { compileStyles } = await import('./styles/compileStyles.tsx');
  return compileStyles();
}
