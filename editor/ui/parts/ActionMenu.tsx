import { useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { PopupButton } from './PopupButton.tsx';
import { ToolIcon } from './ToolIcon.tsx';

/** One entry of a menu. */
export interface MenuAction {
  name: string;
  /** Whether it removes something. */
  isDanger?: boolean;
  run(): unknown;
}

interface ActionMenuProps {
  label: string;
  /** Called when the menu opens. */
  listActions(): MenuAction[];
}

/** A button that opens a menu of actions. */
export function ActionMenu({ label, listActions }: ActionMenuProps) {
  return (
    <PopupButton
      label={label}
      className="quiet menu-button"
      popup="menu"
      placement="bottom end"
      renderPopup={(close) => <Actions label={label} listActions={listActions} close={close} />}
    >
      <ToolIcon name="ellipsis" />
    </PopupButton>
  );
}

/** The open menu. It stays what it was: somebody else may move the items of the list below it. */
function Actions({ label, listActions, close }: ActionMenuProps & { close(): void }) {
  const [shown] = useState(() => ({ label, actions: listActions() }));
  return (
    <Menu className="choices" aria-label={shown.label} autoFocus="first" onClose={close}>
      {shown.actions.map(({ name, isDanger, run }) => (
        <MenuItem
          key={name}
          id={name}
          {...(isDanger && { className: 'danger' })}
          onAction={() => {
            // The button first gets the focus back, so that a dialog can return it.
            close();
            run();
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
