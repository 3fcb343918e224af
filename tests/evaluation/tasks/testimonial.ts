import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `Jo Lindqvist, who delivers parcels, wrote: “Four tyres in one winter, and never more than twenty minutes.”
Add it to what riders say on the home page, as the first one. Make “never more than twenty minutes” strong.`,
  changes: ['/'],
  judge(result) {
    const { text, html } = result.page('/');
    result.requireTexts(
      '/',
      'Four tyres in one winter, and never more than twenty minutes.',
      'Jo Lindqvist',
    );
    result.require(/parcel/i.test(text), '/ does not say what Jo Lindqvist does');
    result.require(
      /<strong[^>]*>never more than twenty minutes\.?<\/strong>/.test(html),
      'The words are not strong',
    );
    const places = ['What riders say', 'Four tyres', 'Amina Roth', 'Paul Nyberg', 'Greta Olsen'];
    const indexes = places.map((one) => text.indexOf(one));
    result.require(
      indexes.join() === indexes.toSorted((a, b) => a - b).join(),
      'It is not the first one',
    );
  },
};
