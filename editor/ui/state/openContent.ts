import type { FieldSchema } from '../../protocol.ts';
import { openRow } from './collections.ts';
import { editorStore, runInBackground, select } from './editorStore.ts';
import { openPage } from './openEditor.ts';
import { findSitePanel } from './sitePanels.ts';

/** Opens the form of the content at a JSON pointer of a file. */
export function openContent(file: string, pointer = ''): void {
  const path = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [root, name = '', , index] = path;
  const { setup } = editorStore;
  if (file === 'words.yaml' || file.startsWith('data/forms/')) select({ kind: 'file', file });
  else if (file.endsWith('.md'))
    runInBackground(openRow({ file, key: file.replace(/^.*\/(.*)\.md$/, '$1') }));
  else if (file.startsWith('data/')) root && runInBackground(openRow({ file, key: root }));
  else if (root === 'blocks') select({ kind: 'block', name });
  else if (root === 'site') {
    const panel = setup && findSitePanel(setup.site as FieldSchema, path.slice(1));
    select({ kind: 'site', ...(panel && { panel }) });
  } else if (root === 'pages')
    runInBackground(
      openPage(
        { file, key: name },
        index ? { kind: 'section', index: Number(index) } : { kind: 'page' },
      ),
    );
}
