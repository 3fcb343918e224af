import { useState } from 'react';
import { useStore } from '../useStore.ts';
import { words } from '../words.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { List, Region } from './Notices.style.ts';
import { notices } from './store.ts';

/**
 * The notices that are shown. Destructive ones are announced at once, others when the screen reader
 * pauses. While the pointer or the focus is on one of them, all stay.
 */
export function NoticeRegion() {
  const { shown } = useStore(notices);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cards = (destructive: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'destructive') === destructive)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} held={hovered || focused} />);
  return (
    <Region
      role="region"
      aria-label={words.notices}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      // A button that removes itself loses the focus without a blur event.
      onClick={() => setFocused(false)}
    >
      <List role="status">{cards(false)}</List>
      <List role="alert">{cards(true)}</List>
    </Region>
  );
}
