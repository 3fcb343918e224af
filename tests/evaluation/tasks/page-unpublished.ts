import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'bakery',
  brief: `There are no courses this year. Take the page /courses from the site, but keep it in the files, because
we need it again next year. Nothing may lead to it; who opens its address shall arrive at the home page.`,
  changes: ['**'],
  judge(result) {
    const isPage = result.read('/courses').includes('Get your hands in');
    result.require(!isPage, '/courses is still published');
    result.requireRedirect('/courses', '/');
    for (const route of ['/', '/order', '/visit', '/legal']) {
      const links = result.page(route).links.filter(({ to }) => to.startsWith('/courses'));
      result.require(links.length === 0, `${route} still links to /courses`);
    }
    result.require(
      JSON.stringify(result.readSource('pages.yaml')).includes('Get your hands in'),
      'The page is no longer in the files',
    );
  },
};
