import { useCallback, useEffect, useState } from 'react';

/** Why a carousel stands still although it plays. */
type PauseReason = 'hover' | 'focus' | 'unseen' | 'hidden';

/**
 * Whether the carousel around the element with this id must stand still: the mouse is over it, the
 * keyboard's focus is in it, or nobody can see it. `release` overrules hover and focus until they
 * come anew, for visitors who press play.
 */
export function useAutoplayPause(id: string): { held: boolean; release(): void } {
  const [holds, setHolds] = useState<ReadonlySet<PauseReason>>(none);
  const set = useCallback((hold: PauseReason, on: boolean) => {
    setHolds((before) => {
      if (before.has(hold) === on) return before;
      return on ? new Set([...before, hold]) : new Set([...before].filter((one) => one !== hold));
    });
  }, []);

  useEffect(() => {
    const stage = document.getElementById(id)?.closest<HTMLElement>('[data-carousel]');
    if (!stage) return;
    const ending = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => stage.addEventListener(name, listener, { signal: ending.signal });
    on('pointerenter', (event) => set('hover', event.pointerType === 'mouse'));
    on('pointerleave', () => set('hover', false));
    on('focusin', (event) => {
      const inside = event.relatedTarget instanceof Node && stage.contains(event.relatedTarget);
      if (!inside && (event.target as Element).matches(':focus-visible')) set('focus', true);
    });
    on('focusout', (event) => {
      if (!stage.contains(event.relatedTarget as Node | null)) set('focus', false);
    });
    const looked = () => set('hidden', document.hidden);
    document.addEventListener('visibilitychange', looked, { signal: ending.signal });
    const observer = new IntersectionObserver(([entry]) => set('unseen', !entry?.isIntersecting), {
      threshold: 0.4,
    });
    observer.observe(stage);
    set('hover', stage.matches(':hover'));
    return () => {
      ending.abort();
      observer.disconnect();
    };
  }, [id, set]);

  const release = useCallback(() => {
    set('hover', false);
    set('focus', false);
  }, [set]);

  return { held: holds.size > 0, release };
}

const none: ReadonlySet<PauseReason> = new Set();
