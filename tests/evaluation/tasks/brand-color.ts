import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: 'Our brand is red now: #b91c1c instead of the green. Nothing else changes.',
  changes: ['**'],
  judge(result) {
    const { html, text } = result.page('/');
    result.require(/#b91c1c/i.test(html), 'The pages do not use the red');
    result.require(!/#0f766e/i.test(html), 'The pages still use the green');
    result.require(/#f59e0b/i.test(html), 'The second color changed');
    result.require(text.includes('Ridden in the morning'), 'The words of the home page changed');
  },
};
