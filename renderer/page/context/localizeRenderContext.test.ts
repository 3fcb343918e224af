import { expect, test } from 'vitest';
import { sampleRenderContext } from '../../../tests/sampleRenderContext.ts';
import { localizeRenderContext } from './localizeRenderContext.ts';

test('pages of a language share one render context', () => {
  const { site, pages } = sampleRenderContext;
  const spanish = { site: { ...site, name: 'Muestra' }, pages, forms: {} };
  const context = { ...sampleRenderContext, localized: { es: spanish } };
  // What is stored by context must be found again.
  expect(localizeRenderContext(context, undefined)).toBe(context);
  expect(localizeRenderContext(context, 'fr')).toBe(context);
  const localized = localizeRenderContext(context, 'es');
  expect(localized).toMatchObject({ ...spanish, base: context.base });
  expect(localizeRenderContext(context, 'es')).toBe(localized);
});
