import type { Solution } from '../Task.ts';

const article = (date: string, word: string) =>
  [
    'data/journal/otters.md',
    `---
title: Otters at the bridge
date: ${date}
---

Two of them, at six in the morning, with a ${word}.
`,
  ] as const;

export const solution: Solution = {
  edits: [article('2026-03-03', '*trout*')],
  mistakes: {
    'another year': {
      edits: [article('2025-03-03', '*trout*')],
      message: '/journal/otters does not show “March 3, 2026”',
    },
    'a page of its own': {
      edits: [
        [
          'pages.yaml',
          '  /about:\n',
          `  /journal/otters:
    title: Otters at the bridge, from our journal
    description: Two otters at the bridge, at six in the morning, with a trout that was larger than the smaller one.
    sections:
      - type: article
        title: Otters at the bridge
        date: 2026-03-03
        text: Two of them, at six in the morning, with a *trout*.
  /about:
`,
        ],
      ],
      message: '/journal has no link to /journal/otters',
    },
  },
};
