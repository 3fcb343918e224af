import { useEffect, useState } from 'react';
import { useEqual } from './useEqual.ts';

/**
 * Returns a list. While one of its items changes again and again, because the author types, returns the
 * list as it was, until a pause: React Aria's lists are slow to render.
 */
export function useSettled<Item>(items: readonly Item[]): readonly Item[] {
  const latest = useEqual(items);
  const [settled, setSettled] = useState(latest);
  const changes =
    latest.length === settled.length
      ? latest.filter((item, index) => JSON.stringify(item) !== JSON.stringify(settled[index]))
      : latest;
  const isTyping = changes.length === 1 && latest.length === settled.length;
  useEffect(() => {
    if (latest === settled) return;
    const timer = setTimeout(() => setSettled(latest), isTyping ? 400 : 0);
    return () => clearTimeout(timer);
  }, [latest, settled, isTyping]);
  return isTyping ? settled : latest;
}
