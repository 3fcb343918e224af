import { expect, test } from 'vitest';
import { EditError } from './EditError.ts';
import { YamlText } from './YamlText.ts';

test('refuses to read a YAML bomb', () => {
  const layers = Array.from(
    { length: 30 },
    (_, index) => `l${index + 1}: &l${index + 1} [${`*l${index}, `.repeat(9)}]`,
  );
  const text = new YamlText(`l0: &l0 [ha]\n${layers.join('\n')}\n`);
  expect(() => text.value).toThrow(EditError);
});
