import { createFormModel, type FormModel } from '../../sections/index.ts';
import { createPageContext } from './context/createPageContext.ts';
import type { RenderContext } from './context/RenderContext.ts';
import { createNotFoundPage } from './shell/createNotFoundPage.ts';

/** Creates the model of a form for all pages: links in it lead to pages, never to an anchor alone. */
export function createSiteFormModel(name: string, renderContext: RenderContext): FormModel {
  const page = createNotFoundPage(renderContext.site);
  return createFormModel(name, createPageContext(page, renderContext));
}
