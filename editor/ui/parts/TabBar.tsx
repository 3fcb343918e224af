import { type KeyboardEvent, useRef } from 'react';

interface TabBarProps {
  /** Id of the element that shows the open tab. */
  panel: string;
  tabs: readonly Tab[];
  /** The name of the open tab. */
  open: string;
  onOpen(name: string): void;
}

/** One tab. */
export interface Tab {
  name: string;
  /** The number of errors in it. */
  errors: number;
  /** The JSON pointers of its fields. */
  pointers: readonly string[];
}

/** Tabs, which arrow keys lead through. For Tab they are one stop. */
export function TabBar({ panel, tabs, open, onOpen }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === open) + by;
    const next = tabs.at(at % tabs.length);
    if (!next) return;
    onOpen(next.name);
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <div className="tab-bar" role="tablist" ref={bar} onKeyDown={step}>
      {tabs.map(({ name, errors, pointers }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === open}
          aria-controls={panel}
          tabIndex={name === open ? 0 : -1}
          data-reveals={pointers.join(' ')}
          onClick={() => onOpen(name)}
        >
          {name}
          {errors > 0 && <strong className="count">{errors}</strong>}
        </button>
      ))}
    </div>
  );
}
