// Before the modules to measure: it counts only code that is compiled after it.
import './countWork.ts';

import { expect, test } from 'vitest';
import { getPlainLabel } from '../../functions/_shared/site/getPlainLabel.ts';
import { measureGrowth, mostGrowth } from './countWork.ts';

test.each(['[', '[a', '[](', '[a](b', '[a](b)', '](', '*', '*a', '**a ', '* ', '_*'])(
  'the work for a label of %j grows no faster than its length',
  async (part) => {
    const growth = await measureGrowth(
      2000,
      (count) => part.repeat(count),
      (label) => getPlainLabel({ name: 'a', kind: 'text', label }),
    );
    expect(growth).toBeLessThan(mostGrowth);
  },
);

test('a plain label has neither links nor emphasis', () => {
  const label = 'I accept the [*terms*](/terms) and **all** [others](/others)';
  expect(getPlainLabel({ name: 'a', kind: 'text', label })).toBe(
    'I accept the terms and all others',
  );
});
