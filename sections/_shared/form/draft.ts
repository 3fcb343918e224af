import { createBrowserStore } from '../backend/browserStore.ts';

/**
 * Keeps what was typed into a form until it is sent: saved a moment after each change and when the
 * page is left, for a week at most. Files and the honeypot are never kept.
 *
 * @returns what stops the keeping.
 */
export function autosaveDraft(form: HTMLFormElement, name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    drafts.set(name, { savedAt: Date.now(), entries: entriesOf(form) });
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 250);
  };
  const sent = () => {
    clearTimeout(timer);
    timer = undefined;
    drafts.remove(name);
  };
  form.addEventListener('input', changed);
  form.addEventListener('reset', sent);
  addEventListener('pagehide', save);
  return () => {
    save();
    form.removeEventListener('input', changed);
    form.removeEventListener('reset', sent);
    removeEventListener('pagehide', save);
  };
}

/** Puts a kept draft back into the form, except where something was entered already. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const draft = drafts.get(name);
  if (!draft || Date.now() - draft.savedAt > aWeek) {
    drafts.remove(name);
    return;
  }
  const begun = new Set(entriesOf(form).map(([field]) => field));
  for (const control of controlsOf(form)) {
    if (begun.has(control.name)) continue;
    for (const [field, value] of draft.entries) if (field === control.name) enter(control, value);
  }
}

interface Draft {
  savedAt: number;
  entries: Entry[];
}

type Entry = [field: string, value: string];
type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const drafts = createBrowserStore<Draft>('local', 'form-draft:');
const aWeek = 7 * 24 * 60 * 60 * 1000;

function entriesOf(form: HTMLFormElement): Entry[] {
  return controlsOf(form)
    .filter((control) => (isTicked(control) ?? true) && control.value !== '')
    .map((control) => [control.name, control.value]);
}

function controlsOf(form: HTMLFormElement): FieldControl[] {
  return [...form.querySelectorAll<FieldControl>('[data-field]')].filter(
    (control) => control.type !== 'file',
  );
}

/** Whether a checkbox or radio button is ticked; undefined for all other controls. */
function isTicked(control: FieldControl): boolean | undefined {
  const tickable = control.type === 'checkbox' || control.type === 'radio';
  return tickable ? (control as HTMLInputElement).checked : undefined;
}

function enter(control: FieldControl, value: string) {
  if (isTicked(control) === undefined) control.value = value;
  else if (control.value === value) (control as HTMLInputElement).checked = true;
}
