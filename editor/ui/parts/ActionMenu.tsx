import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

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
    <MenuTrigger>
      <Button className="quiet menu-button" aria-label={label}>
        <span aria-hidden="true">⋯</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Actions label={label} listActions={listActions} />
      </Popover>
    </MenuTrigger>
  );
}

function Actions({ label, listActions }: ActionMenuProps) {
  return (
    <Menu className="choices" aria-label={label}>
      {listActions().map(({ name, run }) => (
        <MenuItem key={name} id={name} onAction={run}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
