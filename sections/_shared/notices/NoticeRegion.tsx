import { useState } from 'react';
import { english } from '../../../schema/vocabulary.ts';
import { useStore } from '../page/useStore.ts';
import { useWords } from '../page/words.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { List, Region } from './Notices.style.ts';
import { notices } from './notices.ts';

/**
 * The region of the page with the notices. Screen readers announce failures at once and other notices
 * when they pause. All notices stay while the pointer or the focus is on one of them.
 */
export function NoticeRegion() {
  const words = useWords({ dialog: english.dialog });
  const { shown } = useStore(notices);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const renderCards = (isDestructive: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'destructive') === isDestructive)
      .map((notice) => (
        <NoticeCard key={notice.id} notice={notice} isPaused={isHovered || isFocused} />
      ));
  return (
    <Region
      role="region"
      aria-label={words.dialog.notices}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      // A button that removes itself loses the focus without a blur event.
      onClick={() => setFocused(false)}
    >
      <List role="status">{renderCards(false)}</List>
      <List role="alert">{renderCards(true)}</List>
    </Region>
  );
}
