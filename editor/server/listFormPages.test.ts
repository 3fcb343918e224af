import { expect, test } from 'vitest';
import type { CheckedSite } from '../../schema/index.ts';
import { listFormPages } from './listFormPages.ts';

test('lists the pages that show a form, by their entries and routes', () => {
  const page = (route: string, key: string, sections: object[]) => ({
    route,
    origin: { file: 'pages.yaml', pointer: `/pages/${key.replaceAll('/', '~1')}` },
    sections,
  });
  const pages = [
    page('/', '/', [{ type: 'hero' }]),
    page('/order', '/order', [{ type: 'hero' }, { type: 'form', form: 'order' }]),
    page('/oslo', '/{{ city.slug }}', [{ type: 'form-dialog', form: 'order' }]),
    page('/write', '/write', [{ type: 'form', form: 'write' }]),
  ] as unknown as CheckedSite['pages'];
  expect(listFormPages({ pages }, 'order')).toEqual([
    { file: 'pages.yaml', key: '/order', route: '/order' },
    { file: 'pages.yaml', key: '/{{ city.slug }}', route: '/oslo' },
  ]);
});
