import '../sections/_shared/index.ts';

export { themeStylesheet } from '../sections/_shared/theme.ts';
export { renderPage } from './page/renderPage.tsx';
export { timeSections } from './page/timeSections.tsx';
export { stylesheet } from './styles/stylesheet.tsx';
