import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `The call that ends several pages says “Most repairs take a day”. Say “Most repairs take half a day” there,
on all pages that have it. The home page says elsewhere how long repairs take: leave that.`,
  changes: ['/', '/prices'],
  allow: ['words'],
  judge(result) {
    for (const route of ['/', '/prices']) {
      result.requireTexts(route, 'Most repairs take half a day. We call you before');
      result.requireNone(route, 'Most repairs take a day');
    }
    result.requireTexts('/', '1 day', 'for most repairs');
  },
};
