import { type KeyboardEvent, useEffect, useState } from 'react';
import { List, Tab } from './style.ts';

/** Props of the island: plain JSON. */
interface TabsIslandProps {
  /** Id of the element around the panels; panel N has this id and `-N`. */
  panels: string;
  labels: string[];
}

/**
 * The tabs above the panels, with the keyboard of the ARIA pattern: arrow keys, Home and End move the
 * focus and show the panel, and Tab leads from the selected tab into its panel.
 */
export default function TabsIsland({ panels, labels }: TabsIslandProps) {
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    for (const index of labels.keys()) {
      const panel = document.getElementById(`${panels}-${index}`);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('tabindex', '0');
      panel?.setAttribute('aria-labelledby', `${panels}-tab-${index}`);
      panel?.setAttribute('data-active', index === selected ? 'yes' : 'no');
    }
  }, [panels, labels, selected]);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = indexAfterKey(event.key, selected, labels.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <List role="tablist" aria-label={labels.join(', ')} onKeyDown={handleKey}>
      {labels.map((label, index) => (
        <Tab
          key={label}
          type="button"
          role="tab"
          id={`${panels}-tab-${index}`}
          aria-controls={`${panels}-${index}`}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => setSelected(index)}
        >
          {label}
        </Tab>
      ))}
    </List>
  );
}

function indexAfterKey(key: string, index: number, count: number) {
  const step = document.dir === 'rtl' ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: (index + step + count) % count,
    ArrowLeft: (index - step + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
