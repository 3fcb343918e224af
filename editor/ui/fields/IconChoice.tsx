import { useEffect, useState } from 'react';
import { runInBackground } from '../state/editorStore.ts';

/** An icon with its name, in a list of completions. */
export function IconChoice({ name }: { name: string }) {
  const drawings = useDrawings();
  return (
    <span className="icon-choice">
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the icon set
        dangerouslySetInnerHTML={{ __html: drawings?.[name] ?? '' }}
      />
      {name}
    </span>
  );
}

let loading: Promise<Record<string, string>> | undefined;

/** Loads the drawings of all icons when the first one is shown: they are 450 kB. */
function useDrawings() {
  const [drawings, setDrawings] = useState<Record<string, string>>();
  useEffect(() => {
    loading ??= import('../../../sections/_shared/components/iconDrawings.generated.json?raw').then(
      (module) => JSON.parse(module.default) as Record<string, string>,
    );
    runInBackground(loading.then(setDrawings));
  }, []);
  return drawings;
}
