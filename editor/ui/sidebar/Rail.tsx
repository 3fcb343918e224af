import { useSyncExternalStore } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useSnapshot } from 'valtio';
import { ToolIcon } from '../parts/ToolIcon.tsx';
import { openPane, panels, paneNames, togglePanel } from '../state/panels.ts';
import { paneLabels } from './paneLabels.ts';

/**
 * The panes of the panel on the left, one button each. The button of the open pane closes the panel. For Tab
 * they are one stop, and arrow keys lead from one to the next.
 */
export function Rail() {
  const { side, pane } = useSnapshot(panels);
  const isRow = useSyncExternalStore(watchWidth, () => narrow.matches);
  return (
    <nav className="rail" aria-label="Lists">
      <Toolbar aria-label="Lists" orientation={isRow ? 'horizontal' : 'vertical'}>
        {paneNames.map((name, index) => {
          const { label, icon } = paneLabels[name];
          const isOpen = side.isOpen && name === pane;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOpen}
              title={isOpen ? `Close ${label} ([)` : `${label} (${index + 1})`}
              onClick={() => (isOpen ? togglePanel('side') : openPane(name))}
            >
              <ToolIcon name={icon} />
              <span>{label}</span>
            </button>
          );
        })}
      </Toolbar>
    </nav>
  );
}

/** Below this width, the rail lies above the lists: the same as in editor.css. */
const narrow = matchMedia('(max-width: 60rem)');

function watchWidth(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}
