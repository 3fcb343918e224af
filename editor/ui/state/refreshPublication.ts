import { changeSet } from '../../preview/changeSet.ts';
import { api } from './api.ts';
import { editorStore, runInBackground } from './editorStore.ts';

/** Asks how much of what is saved is published, after it may have changed. A change set says so itself. */
export function refreshPublication(): void {
  if (changeSet || !editorStore.state?.git) return;
  const update = async () => {
    editorStore.publication = await api.publication();
  };
  runInBackground(update());
}
