import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'kayaks',
  brief: `Each boat of data/boats.yaml shall have a page of its own, such as /boats/otter, with the name as headline
and the price of an hour. Boats that we add later shall get theirs by themselves. In the list of boats, each
entry shall link to the page of its boat (“About Otter”).`,
  changes: ['/boats', '/boats/*'],
  judge(result) {
    const prices = { otter: '$18', pike: '$15', wren: '$12' };
    for (const [key, price] of Object.entries(prices)) {
      const name = `${key[0]?.toUpperCase()}${key.slice(1)}`;
      result.requireTexts(`/boats/${key}`, name, price);
      result.require(
        result.page(`/boats/${key}`).headings[0] === name,
        `/boats/${key} has another headline`,
      );
      result.requireLink('/boats', `/boats/${key}`, `About ${name}`);
    }
    const routes = Object.keys(result.readSource('pages.yaml').pages);
    result.require(
      routes.some((route) => /^\/boats\/\{\{/.test(route)),
      'The pages are not made from the rows',
    );
    const titles = Object.keys(prices).map((key) => result.page(`/boats/${key}`).title);
    result.require(new Set(titles).size === 3, 'Boats share a title for search results');
  },
};
