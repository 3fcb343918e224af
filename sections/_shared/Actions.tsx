import type { Action } from '../../schema/fields/action.ts';
import { ActionLink } from './ActionLink.tsx';
import { ActionList } from './Actions.style.ts';

/**
 * Several Actions as a list of buttons; the first is primary and the others secondary unless they
 * say otherwise. Renders nothing for an empty or missing list.
 */
export function Actions({ actions }: { actions?: Action[] | undefined }) {
  if (!actions?.length) return null;
  return (
    <ActionList>
      {actions.map((action, index) => (
        <li key={action.label}>
          <ActionLink action={action} fallbackStyle={index === 0 ? 'primary' : 'secondary'} />
        </li>
      ))}
    </ActionList>
  );
}
