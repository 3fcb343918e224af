import { createSessionStore } from '../backend/createSessionStore.ts';

/**
 * Saves a draft of a form 250 ms after each change and when the page is left, and removes it when the
 * form is reset. It survives a reload and other pages of the site, and ends with the browser tab. Of
 * files only the names are saved, and of the honeypot nothing.
 *
 * @returns a function that stops saving.
 */
export function autosaveDraft(form: HTMLFormElement, name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    drafts.set(name, { entries: readEntries(form), files: readFileNames(form) });
  };
  const scheduleSave = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 250);
  };
  const discard = () => {
    clearTimeout(timer);
    timer = undefined;
    drafts.remove(name);
  };
  form.addEventListener('input', scheduleSave);
  form.addEventListener('reset', discard);
  addEventListener('pagehide', save);
  return () => {
    save();
    form.removeEventListener('input', scheduleSave);
    form.removeEventListener('reset', discard);
    removeEventListener('pagehide', save);
  };
}

/** The result of `restoreDraft`. */
export interface RestoredDraft {
  /** The names of the chosen files by field. Browsers do not let a page choose them again. */
  files: Record<string, string[]>;
}

/**
 * Fills in a saved draft, except in fields that already have a value.
 *
 * @returns undefined if there is none
 */
export function restoreDraft(form: HTMLFormElement, name: string): RestoredDraft | undefined {
  const { entries = [], files = {} } = drafts.get(name) ?? {};
  if (entries.length === 0 && Object.keys(files).length === 0) return undefined;
  const filledFields = new Set(readEntries(form).map(([field]) => field));
  for (const control of findControls(form)) {
    if (filledFields.has(control.name)) continue;
    for (const [field, value] of entries) if (field === control.name) setValue(control, value);
  }
  return { files };
}

interface Draft {
  entries: Entry[];
  files: Record<string, string[]>;
}

type Entry = [field: string, value: string];
type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const drafts = createSessionStore<Partial<Draft>>('form-draft:');

function readEntries(form: HTMLFormElement): Entry[] {
  return findControls(form)
    .filter((control) => (isTicked(control) ?? true) && control.value !== '')
    .map((control) => [control.name, control.value]);
}

function readFileNames(form: HTMLFormElement): Record<string, string[]> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-field][type="file"]')];
  const names = inputs.map(({ name, files }) => [
    name,
    [...(files ?? [])].map((file) => file.name),
  ]);
  return Object.fromEntries(names.filter(([, list]) => list?.length));
}

function findControls(form: HTMLFormElement): FieldControl[] {
  return [...form.querySelectorAll<FieldControl>('[data-field]')].filter(
    (control) => control.type !== 'file',
  );
}

/** Whether a checkbox or radio button is ticked; undefined for all other controls. */
function isTicked(control: FieldControl): boolean | undefined {
  const tickable = control.type === 'checkbox' || control.type === 'radio';
  return tickable ? (control as HTMLInputElement).checked : undefined;
}

function setValue(control: FieldControl, value: string) {
  if (isTicked(control) === undefined) control.value = value;
  else if (control.value === value) (control as HTMLInputElement).checked = true;
}
