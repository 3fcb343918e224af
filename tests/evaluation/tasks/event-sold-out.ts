import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'bakery',
  brief: `The course “Rye, and why it sticks” is sold out. Show that, and let its button say “Join the waiting list”
and write us an email, as the other course that is sold out does.`,
  changes: ['/courses'],
  judge(result) {
    const { text: words, links, html } = result.page('/courses');
    const lists = links.filter(({ text }) => text.startsWith('Join the waiting list'));
    result.require(
      lists.length === 2,
      `/courses has ${lists.length} buttons “Join the waiting list”`,
    );
    result.require(
      lists.every(({ to }) => to.startsWith('mailto:bread@example.com')),
      'A button for the waiting list does not write an email',
    );
    const [, rye = ''] = words.split('Rye, and why it sticks');
    const [own = ''] = rye.split('Buns with children');
    result.require(/sold out/i.test(own), 'The course does not say that it is sold out');
    result.require(html.includes('/SoldOut'), 'The data for search engines do not say so');
    result.requireLink('/courses', '/order#form', 'Keep a place');
  },
};
