// Before the modules to measure: it counts only code that is compiled after it.
import './countWork.ts';

import { expect, test } from 'vitest';
import { explainRefusal } from '../../editor/team/people/explainRefusal.ts';
import { YamlText } from '../../features/_shared/yamlEdits/YamlText.ts';
import { countWork } from './countWork.ts';

test('a role with routes costs an edit at most five times as much as to parse the nodes of the file', async () => {
  const pages = Array.from(
    { length: 100 },
    (_, index) => `  /${index}:\n    title: Page ${index}\n`,
  );
  const before = `pages:\n${pages.join('')}`;
  const texts = new Map([['pages.yaml', { before, after: before.replace('Page 7', 'Seven') }]]);
  // Both run once before, which loads and compiles what they need.
  const parse = () => new YamlText(before).find(['pages'])?.node;
  const explain = () => explainRefusal({ may: 'edit', routes: ['/**'] }, texts);
  expect([parse(), explain()]).toEqual([expect.anything(), undefined]);
  const [parsed, explained] = [await countWork(parse), await countWork(explain)];
  expect(explained.blocks).toBeLessThan(5 * parsed.blocks);
});
