import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore } from '../EditorStore.ts';

/** What can be chosen from while typing, by the format of a field. */
const sources: Record<string, 'routes' | 'icons' | 'forms'> = {
  link: 'routes',
  route: 'routes',
  icon: 'icons',
  'form-name': 'forms',
};

/** The id of the list that completes a field of this format; undefined where there is none. */
export function getCompletionListId(format: string | undefined): string | undefined {
  const source = sources[format ?? ''];
  return source && `choices-${source}`;
}

/** The lists that fields are completed from: once for all fields, as some are long. */
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
