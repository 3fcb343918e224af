import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { SectionView } from '../../protocol/PageView.ts';
import { getLabel, humanizeKey } from '../parts/humanizeKey.ts';
import { labelSection } from '../sidebar/labelSection.ts';
import { paneLabels } from '../sidebar/paneLabels.ts';
import { getFormFile, listCollections, listForms } from '../state/collections.ts';
import {
  editorStore,
  type OpenDialog,
  openDialog,
  runInBackground,
  type Selection,
  select,
} from '../state/editorStore.ts';
import { moveInHistory, openPage } from '../state/openEditor.ts';
import { openPane, paneNames, togglePanel } from '../state/panels.ts';
import { save } from '../state/requestQueue.ts';
import { focusForm } from '../state/revealField.ts';
import { listSitePanels } from '../state/sitePanels.ts';

/** Something to open or to do. */
export interface Target {
  id: string;
  label: string;
  /** What kind of thing it is, for people. */
  kind: string;
  /** The keys that do the same. */
  keys?: string;
  run(): void;
}

/** Lists what can be opened and done now: pages, sections of the open page, what pages share, and actions. */
export function listTargets(): Target[] {
  const { state, setup, page } = editorStore;
  if (!state || !setup) return [];
  const place = (kind: string, label: string, selection: Selection): Target => ({
    id: `${kind} ${JSON.stringify(selection)}`,
    label,
    kind,
    run() {
      select(selection);
      runInBackground(focusForm());
    },
  });
  const sections = (page?.sections ?? []) as readonly SectionView[];
  return [
    ...sections.map((section, index) =>
      place('Section', labelSection(section), { kind: 'section', index }),
    ),
    ...state.pages.map((one) => ({
      id: `page ${one.file} ${one.key}`,
      label: one.name,
      kind: `Page ${one.key}`,
      run: () => runInBackground(openPage(one)),
    })),
    ...listSitePanels(setup.site as FieldSchema).map(({ name }) =>
      place('Settings', name, { kind: 'site', panel: name }),
    ),
    place('Settings', 'Words', { kind: 'file', file: 'words.yaml' }),
    ...listCollections(state, setup).map(({ name }) =>
      place('Collection', getLabel(name, {}), { kind: 'collection', name }),
    ),
    ...listForms(state.files).map((name) =>
      place('Form', humanizeKey(name), { kind: 'file', file: getFormFile(state.files, name) }),
    ),
    ...state.blocks.map(({ name }) => place('Block', humanizeKey(name), { kind: 'block', name })),
    ...listActions(),
  ];
}

function listActions(): Target[] {
  const { state } = editorStore;
  const action = (label: string, run: () => void, keys?: string): Target => ({
    id: `action ${label}`,
    label,
    kind: 'Action',
    ...(keys !== undefined && { keys }),
    run,
  });
  const open = (label: string, dialog: OpenDialog, keys?: string) =>
    action(label, () => openDialog(dialog), keys);
  return [
    ...paneNames.map((name, index) => ({
      id: `pane ${name}`,
      label: paneLabels[name].label,
      kind: 'Pane',
      keys: String(index + 1),
      run: () => openPane(name),
    })),
    open('Add a page', 'add-page'),
    open('Add a section', 'add-section'),
    open('Add a language', 'add-language'),
    ...(state?.git ? [open('Changes since the last commit', 'changes')] : []),
    action(
      'Save',
      () => runInBackground(save({ withErrors: false }).then(askAboutErrors)),
      'Ctrl+S',
    ),
    action('Undo', () => runInBackground(moveInHistory('undo')), 'Ctrl+Z'),
    action('Redo', () => runInBackground(moveInHistory('redo')), 'Ctrl+Y'),
    open('History', 'history'),
    action('Show or hide the lists', () => togglePanel('side'), '['),
    action('Show or hide the form', () => togglePanel('form'), ']'),
    action('Show or hide the YAML', () => {
      editorStore.showsYaml = !editorStore.showsYaml;
    }),
    action('Show or hide the problems', () => {
      editorStore.showsProblems = !editorStore.showsProblems;
    }),
    open('Keyboard shortcuts', 'shortcuts', '?'),
  ];
}

/** Asks what to do if saving found errors. */
export function askAboutErrors(outcome: Awaited<ReturnType<typeof save>>): void {
  if (outcome === 'has-errors') openDialog('errors');
}
