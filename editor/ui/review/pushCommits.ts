import { api } from '../state/api.ts';
import { editorStore, showMessage } from '../state/editorStore.ts';
import { refreshPublication } from '../state/refreshPublication.ts';

/** Pushes the commits of the branch to its remote; false if that fails, which a message explains. */
export async function pushCommits(): Promise<boolean> {
  try {
    await api.push();
    showMessage(`Pushed to ${editorStore.publication?.remote}.`);
    return true;
  } catch (error) {
    showMessage(`Nothing is pushed. ${(error as Error).message}`);
    return false;
  } finally {
    refreshPublication();
  }
}
