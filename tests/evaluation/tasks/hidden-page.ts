import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief:
    'Search engines shall not list the page /prices any longer. Visitors still find it as before.',
  changes: ['/prices'],
  judge(result) {
    result.require(result.page('/prices').isHiddenFromSearch, '/prices is open to search engines');
    result.require(!result.read('sitemap.xml').includes('/prices'), 'The sitemap lists /prices');
    result.require(result.read('sitemap.xml').includes('/contact'), 'The sitemap lost other pages');
    result.requireLink('/', '/prices', 'See the prices');
  },
};
