import { openRow } from './collections.ts';
import { runInBackground, select } from './editorStore.ts';
import { type ContentPlace, findPlace } from './findPlace.ts';
import { openPage } from './openEditor.ts';
import { revealField } from './revealField.ts';

/** Opens the form of a value, with the focus in its field. */
export function openContent(file: string, pointer?: string): void {
  const place = findPlace(file, pointer);
  if (place) runInBackground(openPlace(place));
}

async function openPlace({ selection, page, path }: ContentPlace): Promise<void> {
  let opened: Promise<boolean> | undefined;
  if (page) opened = openPage(page, selection);
  else if (selection.kind === 'row') opened = openRow(selection);
  else select(selection);
  await (path.length > 0 ? revealField(path, opened) : opened);
}
