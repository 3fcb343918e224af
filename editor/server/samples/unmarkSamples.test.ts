import { expect, test } from 'vitest';
import type { YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';
import { unmarkSamples } from './unmarkSamples.ts';

const content = {
  pages: {
    '/': {
      sections: [
        {
          type: 'testimonials',
          title: 'Voices',
          items: [
            { quote: 'Fine.', name: 'Ada', sample: true },
            { quote: 'Ours.', name: 'Bo', sample: true },
          ],
        },
        {
          type: 'hero',
          sample: true,
          headline: 'Bread',
          actions: [{ label: 'Write to us', to: '/' }],
        },
      ],
    },
  },
};

const presets = new Set(['Fine.', 'Ada', 'Bo', 'Bread', 'Write to us']);

async function unmark(...edits: YamlEdit[]): Promise<unknown[]> {
  const commands = edits.map((edit) => ({ kind: 'edit', file: 'pages.yaml', edit }) as const);
  const found = await unmarkSamples(
    commands,
    () => content,
    async () => presets,
  );
  return found.map((command) => command.kind === 'edit' && command.edit.path);
}

const at = ['pages', '/', 'sections'];

test('a mark goes once no text of a preset is left in its entry', async () => {
  const first = [...at, 0, 'items', 0];
  const second = [...at, 0, 'items', 1];
  expect(await unmark({ kind: 'set', path: [...first, 'quote'], value: 'Real.' })).toEqual([]);
  expect(await unmark({ kind: 'set', path: [...second, 'name'], value: 'Cleo' })).toEqual([
    [...second, 'sample'],
  ]);
  const title = { kind: 'set', path: [...at, 0, 'title'], value: 'Others' } as const;
  expect(await unmark(title)).toEqual([]);
});

test('the label of a link keeps no mark, and each mark goes once', async () => {
  const headline = { kind: 'set', path: [...at, 1, 'headline'], value: 'Cake' } as const;
  expect(await unmark(headline, { ...headline, value: 'Cakes' })).toEqual([[...at, 1, 'sample']]);
  const mark = { kind: 'remove', path: [...at, 1, 'sample'] } as const;
  expect(await unmark(mark)).toEqual([]);
});
