import { useEffect, useRef, useState } from 'react';
import { splitTime } from './splitTime.ts';
import { Part, Parts } from './style.ts';

/** Props of the island: plain JSON. */
interface CountdownIslandProps {
  /** In milliseconds. */
  end: number;
  locale: string;
}

/**
 * The days, hours, minutes and seconds until a moment. Hidden from screen readers, which would read them
 * every second: the date follows in words.
 */
export default function CountdownIsland({ end, locale }: CountdownIslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    let timer = 0;
    const tick = () => {
      const now = Date.now();
      setLeft(Math.max(0, end - now));
      const board = container.current?.closest<HTMLElement>('[data-over]');
      if (now >= end && board) board.dataset.over = 'yes';
      else timer = window.setTimeout(tick, 1000 - (now % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);

  return (
    <Parts ref={container} aria-hidden="true">
      {splitTime(left, locale).map(({ unit, value, label }) => (
        <Part key={unit} data-unit={unit}>
          <b>{value}</b>
          <small>{label}</small>
        </Part>
      ))}
    </Parts>
  );
}
