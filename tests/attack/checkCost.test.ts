// Before the modules to measure: it counts only code that is compiled after it.
import './countWork.ts';

import { beforeAll, expect, test } from 'vitest';
import { checkFiles } from '../diagnostics/checkFiles.ts';
import { isLongRun } from '../isLongRun.ts';
import { measureGrowth, mostGrowth } from './countWork.ts';

// Loads what is loaded on first use.
beforeAll(async () => {
  await checkFiles({ 'pages.yaml': head + page('/') });
});

const head = `site:
  name: Example
  url: https://www.example.com
  description: An example
pages:
`;

function page(route: string, { keys = '', section = 'type: hero, headline: Hello' } = {}): string {
  return `  ${route}:
    title: An example of a site at ${route}
    description: A page that shows in a few words what there is about ${route}
${keys}    sections:
      - { ${section} }
`;
}

function repeat(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join('');
}

/** Site whose number of mistakes grows; the smaller size, and its files. */
const cases: Record<string, [number, (count: number) => Record<string, string>]> = {
  'unknown keys of a section': [
    400,
    (count) => ({
      'pages.yaml': `${head}${page('/', { section: `type: hero, headline: Hello, ${repeat(count, (index) => `key${index}: 1, `)}` })}`,
    }),
  ],
  'unknown keys of site': [
    400,
    (count) => ({
      'pages.yaml':
        head.replace('pages:', `${repeat(count, (index) => `  key${index}: 1\n`)}pages:`) +
        page('/'),
    }),
  ],
  'pages with an unknown key': [
    100,
    (count) => ({
      'pages.yaml': head + repeat(count, (index) => page(`/p${index}`, { keys: '    titel: x\n' })),
    }),
  ],
  // Takes some seconds.
  ...(isLongRun && {
    'pages with an unknown section type': [
      100,
      (count) => ({
        'pages.yaml':
          head + repeat(count, (index) => page(`/p${index}`, { section: 'type: heroo' })),
      }),
    ],
  }),
  'rows with an unknown key': [
    300,
    (count) => ({
      'pages.yaml': head + page('/'),
      'data/rows.schema.yaml':
        'type: object\nproperties: { name: { type: string } }\nadditionalProperties: false\n',
      'data/rows.yaml': repeat(count, (index) => `r${index}: { nam: x }\n`),
    }),
  ],
  'columns of a row that no row schema allows': [
    300,
    (count) => ({
      'pages.yaml': head + page('/'),
      'data/rows.schema.yaml':
        'type: object\nproperties: { name: { type: string } }\nadditionalProperties: false\n',
      'data/rows.yaml': `r:\n${repeat(count, (index) => `  c${index}: x\n`)}`,
    }),
  ],
};

test.each(Object.entries(cases))(
  'the work for %s grows no faster than their number',
  async (_, [size, files]) => {
    const growth = await measureGrowth(size, files, (site) => checkFiles(site));
    expect(growth).toBeLessThan(mostGrowth);
  },
);
