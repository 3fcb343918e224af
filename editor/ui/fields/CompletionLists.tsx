import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';

/** The completion list of each field format. */
const sources: Record<string, 'routes' | 'icons' | 'forms'> = {
  link: 'routes',
  route: 'routes',
  icon: 'icons',
  'form-name': 'forms',
};

/** Returns the id of the `<datalist>` for a field format, or undefined if the format has none. */
export function getCompletionListId(format: string | undefined): string | undefined {
  const source = sources[format ?? ''];
  return source && `choices-${source}`;
}

/** The `<datalist>` elements that fields share, since some are long. */
export function CompletionLists() {
  const { state, setup } = useSnapshot(editorStore);
  return (
    <>
      <List id="choices-routes" choices={state?.routes} />
      <List id="choices-icons" choices={setup?.icons} />
      <List id="choices-forms" choices={setup?.forms} />
    </>
  );
}

const List = memo(({ id, choices }: { id: string; choices: readonly string[] | undefined }) => (
  <datalist id={id}>
    {choices?.map((choice) => (
      <option key={choice} value={choice} />
    ))}
  </datalist>
));
