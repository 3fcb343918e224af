import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore, runInBackground } from './editorStore.ts';
import { refresh } from './openEditor.ts';

/** Returns the content of the file whose form is open: undefined until it is loaded. */
export function useFileContent(
  file: string,
): Readonly<Record<string, unknown>> | 'broken' | undefined {
  const { content, version } = useSnapshot(editorStore);
  const isLoaded = content?.file === file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer without the file asks again
  useEffect(() => {
    if (!isLoaded) runInBackground(refresh());
  }, [file, isLoaded, version]);
  return isLoaded ? (content.value ?? 'broken') : undefined;
}
