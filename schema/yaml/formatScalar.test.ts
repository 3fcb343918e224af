import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatScalar } from './formatScalar.ts';

/** Short texts of signs that mean something to YAML, the same in each run. */
function* randomTexts(count: number): Generator<string> {
  const signs = [...'aZé9 .,;()\'’“!?/–…&%+-:#[]{}"|>*@`=~\\_', 'true', 'null', 'no', '1e3'];
  let state = 3;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let index = 0; index < count; index++)
    yield Array.from({ length: next(7) }, () => signs[next(signs.length)]).join('');
}

test('texts are read as they were written, in blocks and in brackets', () => {
  for (const text of [...randomTexts(3000), 'True', 'infinity', 'e1', 'n', 'Of', 'a & b', 'a %b']) {
    const block = `key: ${formatScalar(text)}`;
    expect([block, parse(block)]).toEqual([block, { key: text }]);
    const flow = `[${formatScalar(text, { flow: true })}, x]`;
    expect([flow, parse(flow)]).toEqual([flow, [text, 'x']]);
  }
});

test.each(['Yes', 'no', 'null', '12', '1.5', '2024-05-01', '- a', 'a: b', 'a #b', ' a', ''])(
  '`%s` has quotes',
  (text) => {
    expect(formatScalar(text)).toBe(JSON.stringify(text));
  },
);
