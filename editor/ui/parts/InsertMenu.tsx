import { useEffect, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { useSnapshot } from 'valtio';
import type { MarkdownFormat, SelectedText } from '../../text/formatMarkdown.ts';
import { editorStore } from '../state/editorStore.ts';
import { PopupButton } from './PopupButton.tsx';
import { ToolIcon } from './ToolIcon.tsx';

interface InsertMenuProps {
  getSelected(): SelectedText;
  onFormat(format: MarkdownFormat, selected: SelectedText): void;
}

/** A button that opens a menu of what an article may contain besides text, if a feature adds any. */
export function InsertMenu(props: InsertMenuProps) {
  const { setup } = useSnapshot(editorStore);
  if (!setup?.features.includes('directives')) return null;
  return (
    <PopupButton
      label="Insert directive"
      className="quiet"
      popup="menu"
      renderPopup={(close) => <Inserts {...props} close={close} />}
    >
      <ToolIcon name="plus" />
    </PopupButton>
  );
}

interface Insert {
  title: string;
  text: string;
}

function Inserts({ getSelected, onFormat, close }: InsertMenuProps & { close(): void }) {
  // The selection before the menu took the focus.
  const [selected] = useState(getSelected);
  const [inserts, setInserts] = useState<Insert[]>();
  useEffect(() => {
    fetch('/_directives')
      .then((response) => response.json())
      .then(setInserts)
      .catch(() => setInserts([]));
  }, []);
  if (!inserts) return null;
  return (
    <Menu className="choices" aria-label="Insert directive" autoFocus="first" onClose={close}>
      {inserts.map(({ title, text }) => (
        <MenuItem
          key={title}
          onAction={() => {
            close();
            // The button gets the focus back first, the text after it.
            requestAnimationFrame(() => onFormat({ kind: 'insert', text }, selected));
          }}
        >
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}
