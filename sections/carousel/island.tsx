import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { english } from '../../schema/vocabulary.ts';
import { useWords } from '../_shared/page/words.ts';
import { Bar, Dot, Dots, PlayButton } from './controls.style.ts';
import { useAutoplayPause } from './useAutoplayPause.ts';
import { prefersReducedMotion, useTrack } from './useTrack.ts';

/** Props of the island: plain JSON. */
interface CarouselIslandProps {
  /** Id of the row of slides. */
  track: string;
  titles: string[];
  /** Seconds for each slide. Default: 4. */
  interval?: number;
}

/**
 * The controls of a carousel: a pause button and a dot for each slide. Slides advance automatically,
 * unless the visitor prefers reduced motion, points at the carousel, focuses it or cannot see it.
 */
export default function CarouselIsland({ track, titles, interval = 4 }: CarouselIslandProps) {
  const words = useWords({ carousel: english.carousel });
  const [isPlaying, setPlaying] = useState(true);
  const bar = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { index, show } = useTrack(track);
  const { isPaused, resume } = useAutoplayPause(track);
  const isRunning = isPlaying && !isPaused;

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
    // The content security policy forbids a style attribute in the markup.
    bar.current?.style.setProperty('--interval', `${interval}s`);
  }, [interval]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => show((index + 1) % titles.length), interval * 1000);
    return () => clearTimeout(timer);
  }, [isRunning, index, interval, titles.length, show]);

  const chooseSlide = (next: number) => {
    show(next);
    setAnnouncement(
      `${words.carousel.position({ number: next + 1, count: titles.length })}: ${titles[next]}`,
    );
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = indexAfterKey(event.key, index, titles.length);
    if (next === undefined) return;
    event.preventDefault();
    chooseSlide(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Bar ref={bar} data-running={isRunning ? 'yes' : 'no'}>
      <PlayButton
        type="button"
        aria-label={isPlaying ? words.carousel.pause : words.carousel.play}
        data-icon={isPlaying ? 'pause' : 'play'}
        onClick={() => {
          if (!isPlaying) resume();
          setPlaying(!isPlaying);
        }}
      />
      <Dots role="group" aria-label={words.carousel.chooseSlide} onKeyDown={handleKey}>
        {titles.map((title, at) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures may have the same name
            key={at}
            type="button"
            aria-label={`${words.carousel.position({ number: at + 1, count: titles.length })}: ${title}`}
            aria-controls={track}
            aria-current={at === index}
            onClick={() => chooseSlide(at)}
          />
        ))}
      </Dots>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </Bar>
  );
}

function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const step = document.dir === 'rtl' ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: (index + count + step) % count,
    ArrowLeft: (index + count - step) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
