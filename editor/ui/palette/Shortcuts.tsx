import { Dialog } from '../parts/Dialog.tsx';
import { nameKeys } from '../parts/nameKeys.ts';

/** The keys of the editor, by where they work. */
const groups: Readonly<Record<string, readonly (readonly [keys: string, does: string])[]>> = {
  Everywhere: [
    ['Ctrl+K', 'Go to a page, section, setting or text, or do something'],
    ['?', 'Show these shortcuts'],
    ['Ctrl+S', 'Save'],
    ['Ctrl+Z', 'Undo'],
    ['Ctrl+Y or Ctrl+Shift+Z', 'Redo'],
    ['1 to 6', 'Open the pages, sections, site, forms, media or translations'],
    ['[ and ]', 'Show or hide the lists, or the form'],
    ['F6, Shift+F6', 'To the next part of the editor, or to the previous one'],
    ['Alt+←, Alt+→', 'Back to the page that was open before, and forward'],
  ],
  'On the page': [
    ['↑, ↓', 'Select the section above or below'],
    ['Alt+↑, Alt+↓', 'Move the selected section'],
    ['Enter', 'Write in its first text'],
    ['Delete', 'Delete it'],
  ],
  'In a text': [
    ['Enter', 'Keep it; in texts of several paragraphs Ctrl+Enter'],
    ['Escape', 'Restore it'],
    ['Ctrl+B, Ctrl+I, Ctrl+K', 'Bold, emphasis, link, where the text has them'],
  ],
  'In lists and forms': [
    ['Enter', 'Open the form of a row; on a handle, pick it up and put it down'],
    ['Escape', 'Back from the form to its row'],
    ['Tab, Enter', 'In a table: to the next cell, to the cell below'],
    ['Alt+↑, Alt+↓', 'In a table: move the row'],
  ],
};

/** The list of keyboard shortcuts. */
export function Shortcuts({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} standIn=".bar button">
      {Object.entries(groups).map(([name, shortcuts]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <dl className="shortcuts">
            {shortcuts.map(([keys, does]) => (
              <div key={keys}>
                <dt>
                  <kbd>{nameKeys(keys)}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
