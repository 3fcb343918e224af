import { expect, test } from 'vitest';
import { restoreStyle } from './restoreStyle.ts';
import { YamlText } from './YamlText.ts';

const savedText = 'a:\n  - { x: 1, y: 2 }\n  - title: "Quoted"\n    x: 1\n    y: 2\n';

test('a text that has nothing in common with a value gives it no style, whatever is next to it', () => {
  const path = ['a', 0, 'title'];
  const restore = (value: string) => {
    const yaml = YamlText.parse(`a:\n  - title: ${value}\n    x: 1\n    y: 2\n`);
    return restoreStyle(yaml, { kind: 'set', path, value }, savedText)?.text;
  };
  expect(restore('Quote')).toContain('title: "Quoted"');
  expect(restore('Plain')).toBeUndefined();
});
