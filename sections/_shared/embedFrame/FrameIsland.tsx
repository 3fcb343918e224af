import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Notice, PosterLink, Start } from './Frame.style.ts';

/** Props of the islands `video` and `embed`: plain JSON. */
export interface FrameIslandProps {
  /** Address of the frame. */
  src: string;
  /** Address of the service, for browsers without JavaScript. */
  link: string;
  /** The title of the frame, for screen readers. */
  title: string;
  poster?: { src: string; width: number; height: number };
  /** The label of the button. */
  start: string;
  /** Which service the click contacts. */
  notice: string;
}

/**
 * A poster that is a link to the service. A click loads the frame in its place and moves the focus
 * there; clicks with a modifier key open the service, as for any link.
 */
export function FrameIsland({ src, link, title, poster, start, notice }: FrameIslandProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpen(true);
  };
  if (isOpen)
    return (
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <PosterLink href={link} rel="noopener" onClick={open}>
      {poster && <img {...poster} alt="" loading="lazy" decoding="async" />}
      <Start>{start}</Start>
      <Notice>{notice}</Notice>
      <span className="visually-hidden">{title}</span>
    </PosterLink>
  );
}
