import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
import { openRow } from './collections.ts';
import { editorStore, runInBackground, select, showInYaml } from './editorStore.ts';
import { type ContentPlace, findPlace } from './findPlace.ts';
import { openPage } from './openEditor.ts';
import { revealField } from './revealField.ts';

/** Opens the form of a value, with the focus in its field. */
export function openContent(file: string, pointer?: string): void {
  const place = findPlace(file, pointer);
  if (place) runInBackground(openPlace(place));
}

/**
 * Opens the field that a diagnostic is about. Opens the YAML pane at its line where no field can be
 * shown, as for content that is not valid YAML.
 */
export function openDiagnostic(diagnostic: PlacedDiagnostic): void {
  const { file, path, entry } = diagnostic;
  const place = findPlace(file, path ?? entry);
  if (place) runInBackground(openPlace(place));
  if (place && entry === undefined) return;
  if (editorStore.state?.files.includes(file)) showInYaml(diagnostic);
}

async function openPlace({ selection, page, path }: ContentPlace): Promise<void> {
  let opened: Promise<boolean> | undefined;
  if (page) opened = openPage(page, selection);
  else if (selection.kind === 'row') opened = openRow(selection);
  else select(selection);
  await (path.length > 0 ? revealField(path, opened) : opened);
}
