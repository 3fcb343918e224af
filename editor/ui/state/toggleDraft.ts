import { editorStore, runInBackground } from './editorStore.ts';
import { runCommands } from './requestQueue.ts';

/** Hides a page from visitors, or publishes it again. */
export function toggleDraft({ file, key, draft }: { file: string; key: string; draft: boolean }) {
  const path = ['pages', key, 'draft'];
  const order = Object.keys(editorStore.setup?.page.properties ?? {}).filter(
    (name) => name !== 'draft',
  );
  const edit = draft
    ? ({ kind: 'remove', path } as const)
    : ({
        kind: 'set',
        path,
        value: true,
        order: ['title', 'description', 'draft', ...order],
      } as const);
  runInBackground(
    runCommands([{ kind: 'edit', file, edit }], `${draft ? 'Publish' : 'Hide'} ${key}`),
  );
}
