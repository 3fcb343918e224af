import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';

/** Returns the completions for a field format, or undefined if the format has none. */
export function useCompletions(format: string | undefined): readonly string[] | undefined {
  const { state, setup } = useSnapshot(editorStore);
  switch (format) {
    case 'link':
    case 'route':
      return state?.routes;
    case 'icon':
      return setup?.icons;
    case 'form-name':
      return setup?.forms;
    default:
      return undefined;
  }
}
