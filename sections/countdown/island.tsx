import { useEffect, useRef, useState } from 'react';
import { splitTime } from './splitTime.ts';
import { Part, Parts } from './style.ts';

/** Props of the island: plain JSON. */
interface CountdownIslandProps {
  until: string;
  locale: string;
}

/**
 * The days, hours, minutes and seconds until a moment. Hidden from screen readers, which would read them
 * every second: the date follows in words.
 */
export default function CountdownIsland({ until, locale }: CountdownIslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    // A day alone begins at midnight where the visitor is, like a time without a zone.
    const end = Date.parse(until.length > 10 ? until.replace(' ', 'T') : `${until}T00:00`);
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
  }, [until]);

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
