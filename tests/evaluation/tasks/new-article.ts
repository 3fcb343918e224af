import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'kayaks',
  brief: `Write an entry for the journal, with the address /journal/otters: “Otters at the bridge”, of March 3, 2026.
Its text: “Two of them, at six in the morning, with a trout.” The word “trout” is emphasised. The list of
entries shall show it first.`,
  changes: ['/journal', '/journal/otters', '/journal/first-ice'],
  judge(result) {
    const { headings, html } = result.page('/journal/otters');
    result.require(headings[0] === 'Otters at the bridge', '/journal/otters has another heading');
    result.requireTexts(
      '/journal/otters',
      'Two of them, at six in the morning, with a trout.',
      'March 3, 2026',
    );
    result.require(/<em[^>]*>trout<\/em>/.test(html), 'The word “trout” is not emphasised');
    result.requireLink('/journal', '/journal/otters');
    result.requireOrder('/journal', 'Otters at the bridge', 'First ice');
  },
};
