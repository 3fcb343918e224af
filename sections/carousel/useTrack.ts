import { useCallback, useEffect, useState } from 'react';

/**
 * The row of slides with this id: which slide it shows, however it was moved, and how to show
 * another. Only the row scrolls, never the page.
 */
export function useTrack(id: string): { index: number; show(index: number): void } {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const track = document.getElementById(id);
    if (!track) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setIndex(Math.round(track.scrollLeft / track.clientWidth));
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, 120);
    };
    track.addEventListener('scroll', moved, { passive: true });
    return () => {
      clearTimeout(timer);
      track.removeEventListener('scroll', moved);
    };
  }, [id]);

  const show = useCallback(
    (next: number) => {
      const track = document.getElementById(id);
      track?.scrollTo({ left: next * track.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      setIndex(next);
    },
    [id],
  );

  return { index, show };
}

/** Whether the visitor asks for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
