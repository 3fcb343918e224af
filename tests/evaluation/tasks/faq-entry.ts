import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'product',
  brief: `Add a question to the questions about our plans, as the second one: “Can several clubs share a
boathouse?” – “Yes, with the plan Regatta. Each club sees its own boats.”`,
  changes: ['/pricing'],
  judge(result) {
    const question = 'Can several clubs share a boathouse?';
    result.requireTexts(
      '/pricing',
      question,
      'Yes, with the plan Regatta. Each club sees its own boats.',
    );
    const { text, html } = result.page('/pricing');
    const places = ['Can we keep our own rules?', question, 'What happens after the season?'];
    const indexes = places.map((one) => text.indexOf(one));
    result.require(
      indexes.join() === indexes.toSorted((a, b) => a - b).join(),
      'The question is not the second one',
    );
    result.require(
      html.split(question).length > 2,
      'The data for search engines lacks the question',
    );
  },
};
