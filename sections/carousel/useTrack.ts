import { useCallback, useEffect, useState } from 'react';

/**
 * Tracks which slide the row with this id shows, and scrolls it to another slide. Only the row
 * scrolls, never the page.
 */
export function useTrack(id: string): { index: number; show(index: number): void } {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const track = document.getElementById(id);
    if (!track) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateIndex = () => setIndex(Math.round(Math.abs(track.scrollLeft) / track.clientWidth));
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(updateIndex, 120);
    };
    track.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      track.removeEventListener('scroll', handleScroll);
    };
  }, [id]);

  const show = useCallback(
    (next: number) => {
      const track = document.getElementById(id);
      // From right to left, the distance from the first slide is negative.
      const sign = document.dir === 'rtl' ? -1 : 1;
      track?.scrollTo({
        left: next * track.clientWidth * sign,
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
      setIndex(next);
    },
    [id],
  );

  return { index, show };
}

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
