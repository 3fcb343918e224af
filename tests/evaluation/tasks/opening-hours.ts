import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief:
    'On Saturdays we are open from nine to three in the afternoon now. Change the page that says so.',
  changes: ['/contact'],
  judge(result) {
    const { html, text } = result.page('/contact');
    result.require(/9(:00)?\s?AM|09:00/i.test(text), '/contact does not show nine in the morning');
    result.require(
      /3:00\s?PM|3\s?PM|15:00/i.test(text),
      '/contact does not show three in the afternoon',
    );
    const data = [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ].join();
    result.require(/15:00/.test(data), 'The data for search engines do not say 15:00');
    result.require(/07:30/.test(data) && /18:00/.test(data), 'The hours of other days changed');
  },
};
