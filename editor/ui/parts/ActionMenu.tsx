import { Menu, MenuItem } from 'react-aria-components/Menu';
import { PopupButton } from './PopupButton.tsx';

/** One entry of a menu. */
export interface MenuAction {
  name: string;
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
      renderPopup={(close) => (
        <Menu className="choices" aria-label={label} autoFocus="first" onClose={close}>
          {listActions().map(({ name, run }) => (
            <MenuItem
              key={name}
              id={name}
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
      )}
    >
      <span aria-hidden="true">⋯</span>
    </PopupButton>
  );
}
