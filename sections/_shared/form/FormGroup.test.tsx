import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormGroup } from './FormGroup.tsx';

type Group = Parameters<typeof FormGroup>[0]['group'];

function render(group: object, hiddenValues: Record<string, string> = {}): string {
  return renderToStaticMarkup(
    <FormGroup
      group={{ fields: [], ...group } as unknown as Group}
      isShown
      activeNames={new Set()}
      errors={{}}
      lostFiles={{}}
      hiddenValues={hiddenValues}
    />,
  );
}

test('the title of a group can take the focus of a step, but is no stop for the Tab key', () => {
  const html = render({ title: { html: 'About you' } });
  expect(html.match(/tabindex="([^"]*)"/i)?.[1]).toBe('-1');
});

test('a hidden field has the value of the page, or its own, or none', () => {
  const fields = [
    { kind: 'hidden', name: 'plan', value: 'basic' },
    { kind: 'hidden', name: 'source', value: 'shop' },
    { kind: 'hidden', name: 'city' },
  ];
  const html = render({ fields }, { plan: 'pro' });
  expect([...html.matchAll(/name="(\w+)" value="(\w*)"/g)].map(([, ...pair]) => pair)).toEqual([
    ['plan', 'pro'],
    ['source', 'shop'],
    ['city', ''],
  ]);
});
