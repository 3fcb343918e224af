import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { words } from '../_shared/words.ts';
import { Bar, Dot, Dots, PlayButton } from './style.ts';
import { useAutoplayPause } from './useHolds.ts';
import { useTrack } from './useTrack.ts';

/** Props of the island: plain JSON. */
export interface CarouselIslandProps {
  /** Id of the row of slides. */
  track: string;
  titles: string[];
  /** Seconds each slide stays. */
  interval?: number;
}

/**
 * The controls of a carousel: pause or play, and a dot for each slide. While it plays it moves on by
 * itself, except when the visitor asks for less motion, points at it, has the focus in it, or
 * cannot see it.
 */
export default function CarouselIsland({ track, titles, interval = 4 }: CarouselIslandProps) {
  const [playing, setPlaying] = useState(true);
  const bar = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const { index, show } = useTrack(track);
  const { held, release } = useAutoplayPause(track);
  const running = playing && !held;

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
    // Not in the markup: a style attribute would offend the content security policy.
    bar.current?.style.setProperty('--interval', `${interval}s`);
  }, [interval]);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => show((index + 1) % titles.length), interval * 1000);
    return () => clearTimeout(timer);
  }, [running, index, interval, titles.length, show]);

  const choose = (next: number) => {
    show(next);
    setAnnounced(`${words.carousel.position(next + 1, titles.length)}: ${titles[next]}`);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = afterKey(event.key, index, titles.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Bar ref={bar} data-running={running ? 'yes' : 'no'}>
      <PlayButton
        type="button"
        aria-label={playing ? words.carousel.pause : words.carousel.play}
        data-icon={playing ? 'pause' : 'play'}
        onClick={() => {
          if (!playing) release();
          setPlaying(!playing);
        }}
      />
      <Dots role="group" aria-label={words.carousel.chooseSlide} onKeyDown={moveByKey}>
        {titles.map((title, at) => (
          <Dot
            key={title}
            type="button"
            aria-label={`${words.carousel.position(at + 1, titles.length)}: ${title}`}
            aria-controls={track}
            aria-current={at === index}
            onClick={() => choose(at)}
          />
        ))}
      </Dots>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </Bar>
  );
}

function afterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
