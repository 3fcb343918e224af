import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `Add “Questions” to the menu at the top, between “Prices” and “Find us”. It leads to the questions on
the page with the prices (“Before you come”), not to the top of that page.`,
  changes: ['**'],
  judge(result) {
    for (const route of ['/', '/prices', '/contact', '/legal']) {
      const links = result.page(route).links.filter(({ isInHeader }) => isInHeader);
      const texts = links.map(({ text }) => text);
      const [to = ''] = links.flatMap((link) => (link.text === 'Questions' ? link.to : []));
      result.require(
        /^(\/prices\/?)?#./.test(to),
        `The menu of ${route} does not lead to the questions`,
      );
      result.require(
        texts.join().includes('Prices,Questions,Find us'),
        `The menu of ${route} has the order ${texts.join(', ')}`,
      );
      const [, id] = to.split('#');
      const [, after = ''] = result.page('/prices').html.split(`id="${id}"`);
      const heading = />([^<>]*\w[^<>]*)</.exec(after)?.[1];
      result.require(heading === 'Before you come', `#${id} is not the section “Before you come”`);
    }
  },
};
