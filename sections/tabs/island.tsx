import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTab, useTabList } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { List, Tab } from './style.ts';

/** Props of the island: plain JSON. */
export interface TabsIslandProps {
  /** Id of the element around the panels; panel N has this id and `-N`. */
  panels: string;
  labels: string[];
}

// React Aria would insert a style element, which the content security policy forbids. It leaves that if
// an element with this id exists; style.ts has the same declaration.
if (typeof document !== 'undefined' && !document.getElementById('react-aria-pressable-style')) {
  const stand = document.createElement('template');
  stand.id = 'react-aria-pressable-style';
  document.head.append(stand);
}

/** The tabs above the panels. Arrow keys move between them, as in the ARIA pattern. */
export default function TabsIsland({ panels, labels }: TabsIslandProps) {
  const items = useMemo(
    () => labels.map((label, index) => ({ key: String(index), label })),
    [labels],
  );
  const state = useTabListState({
    defaultSelectedKey: '0',
    items,
    children: ({ key, label }: { key: string; label: string }) => <Item key={key}>{label}</Item>,
  });
  const ref = useRef<HTMLDivElement>(null);
  const { tabListProps } = useTabList({ 'aria-label': labels.join(', ') }, state, ref);
  const selected = String(state.selectedKey ?? '0');

  useEffect(() => {
    labels.forEach((_, index) => {
      const panel = document.getElementById(`${panels}-${index}`);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `${panels}-tab-${index}`);
      panel?.setAttribute('data-active', String(index) === selected ? 'yes' : 'no');
    });
  }, [panels, labels, selected]);

  return (
    <List {...tabListProps} ref={ref}>
      {items.map(({ key, label }) => (
        <TabButton key={key} tab={key} state={state} panels={panels}>
          {label}
        </TabButton>
      ))}
    </List>
  );
}

interface TabButtonProps {
  tab: string;
  state: TabListState<object>;
  panels: string;
  children: string;
}

function TabButton({ tab, state, panels, children }: TabButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { tabProps } = useTab({ key: tab }, state, ref as RefObject<HTMLElement | null>);
  return (
    <Tab
      {...tabProps}
      ref={ref}
      type="button"
      id={`${panels}-tab-${tab}`}
      aria-controls={`${panels}-${tab}`}
    >
      {children}
    </Tab>
  );
}
