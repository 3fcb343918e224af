// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EditorState } from '../../protocol/EditorState.ts';
import { editorStore } from '../state/editorStore.ts';
import { SchemaFormContext } from './SchemaFormContext.ts';
import { StyleField } from './StyleField.tsx';

test.each<[{ use?: string; style?: string }, string[]]>([
  [{ use: 'hearth' }, ['Hearth']],
  [{ use: 'hearth', style: 'harvest' }, ['Harvest']],
  [{}, []],
])('with the theme %j, the row shows as chosen: %j', (theme, chosen) => {
  editorStore.state = {
    site: { theme },
    styles: { harvest: { use: 'poster' } },
  } as never as EditorState;
  const markup = renderToStaticMarkup(
    <SchemaFormContext value={{ diagnosticsAt: () => [] } as never}>
      <StyleField
        name="use"
        schema={{ title: 'Style' }}
        value={theme.use}
        optional
        path={['theme', 'use']}
        order={[]}
      />
    </SchemaFormContext>,
  );
  const pressed = [...markup.matchAll(/aria-pressed="true".*?<\/span>(\w+)/g)].map(
    ([, name]) => name,
  );
  expect(pressed).toEqual(chosen);
  expect(markup).toMatch(/uppercase[^>]*>Aa<\/span>Harvest/);
});
