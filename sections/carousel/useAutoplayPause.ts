import { useCallback, useEffect, useState } from 'react';

/**
 * Tells whether the carousel around the element with this id is paused: while the mouse is over it,
 * keyboard focus is inside, or it is out of view. `resume` ignores the current hover and focus, for
 * visitors who press play.
 */
export function useAutoplayPause(id: string): { isPaused: boolean; resume(): void } {
  const [reasons, setReasons] = useState(noReasons);
  const setReason = useCallback(
    (reason: keyof typeof noReasons, applies: boolean) =>
      setReasons((current) => ({ ...current, [reason]: applies })),
    [],
  );

  useEffect(() => {
    const stage = document.getElementById(id)?.closest<HTMLElement>('[data-carousel]');
    if (!stage) return;
    const listening = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => stage.addEventListener(name, listener, { signal: listening.signal });
    listen('pointerenter', (event) => setReason('hover', event.pointerType === 'mouse'));
    listen('pointerleave', () => setReason('hover', false));
    listen('focusin', (event) => {
      const inside = event.relatedTarget instanceof Node && stage.contains(event.relatedTarget);
      if (!inside && (event.target as Element).matches(':focus-visible')) setReason('focus', true);
    });
    listen('focusout', (event) => {
      if (!stage.contains(event.relatedTarget as Node | null)) setReason('focus', false);
    });
    const updateVisibility = () => setReason('hidden', document.hidden);
    document.addEventListener('visibilitychange', updateVisibility, { signal: listening.signal });
    const observer = new IntersectionObserver(
      ([entry]) => setReason('unseen', !entry?.isIntersecting),
      { threshold: 0.4 },
    );
    observer.observe(stage);
    setReason('hover', stage.matches(':hover'));
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [id, setReason]);

  const resume = useCallback(() => {
    setReason('hover', false);
    setReason('focus', false);
  }, [setReason]);

  return { isPaused: Object.values(reasons).includes(true), resume };
}

/** Why a playing carousel is paused. */
const noReasons = { hover: false, focus: false, unseen: false, hidden: false };
