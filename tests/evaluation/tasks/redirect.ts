import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `Our flyers have the address /preise.html, which never existed on this site. It shall lead to the prices.
Addresses below /shop/, of our old shop, shall lead to the home page.`,
  changes: ['/prices', '/'],
  judge(result) {
    result.requireRedirect('/preise.html', '/prices');
    result.requireRedirect('/shop/*', '/');
    result.require(!result.has('/preise/index.html'), 'A page was made instead of a redirect');
  },
};
