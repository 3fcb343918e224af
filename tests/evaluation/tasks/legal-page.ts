import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `We need a page /terms with our terms of repair: a repair is paid when the bicycle is collected; the
warranty is one year; bicycles that nobody collects within six months are given away. Search engines shall not
list it. Link to it at the very bottom of all pages, as “Terms”, after the legal notice.`,
  changes: ['**'],
  judge(result) {
    result.requireTexts('/terms', 'collect', 'year', 'six months');
    result.require(result.page('/terms').isHiddenFromSearch, '/terms is open to search engines');
    result.require(!result.read('sitemap.xml').includes('/terms'), 'The sitemap lists /terms');
    for (const route of ['/', '/prices', '/contact', '/legal', '/terms']) {
      const texts = result.page(route).links.map(({ text }) => text);
      result.requireLink(route, '/terms', 'Terms');
      result.require(
        texts.join().includes('Legal notice and privacy,Terms'),
        `On ${route}, the link does not follow the legal notice`,
      );
    }
  },
};
