import '../page/pageStyles.ts';

export { themeStylesheet } from '../../sections/_shared/theme.ts';
export { renderPage } from '../page/renderPage.tsx';
export { timeSections } from '../page/timeSections.tsx';

/** The stylesheet of the code. What compiles it is loaded here, since pages do not need it. */
export async function stylesheet(): Promise<string> {
  const compiler = await import('../styles/compileStylesheet.tsx');
  return compiler.compileStylesheet();
}
