import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormGroup } from './FormGroup.tsx';

test('the title of a group can take the focus of a step, but is no stop for the Tab key', () => {
  const group = { title: { html: 'About you' }, fields: [] };
  const html = renderToStaticMarkup(
    <FormGroup
      group={group as unknown as Parameters<typeof FormGroup>[0]['group']}
      isShown
      activeNames={new Set()}
      errors={{}}
      lostFiles={{}}
      hiddenValues={{}}
    />,
  );
  expect(html.match(/tabindex="([^"]*)"/i)?.[1]).toBe('-1');
});
