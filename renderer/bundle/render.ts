import '../../sections/_shared/index.ts';

export { themeStylesheet } from '../../sections/_shared/theme.ts';
export { renderPage } from '../page/renderPage.tsx';
export { timeSections } from '../page/timeSections.tsx';

/** Compiles the stylesheet of all sections. Lazy import: pages do not need the compiler. */
export async function stylesheet(): Promise<string> {
  const compiler = await import('../styles/stylesheet.tsx');
  return compiler.stylesheet();
}
