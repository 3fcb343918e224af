import type { Action } from '../../../schema/vocabulary.ts';
import { ActionLink } from './ActionLink.tsx';
import { ActionList } from './Actions.style.ts';

/**
 * A list of Actions. By default the first is primary and the others are secondary. Renders nothing
 * for an empty or missing list.
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
