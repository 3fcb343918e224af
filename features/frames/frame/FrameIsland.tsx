import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Notice, PosterLink, Start } from './frame.style.ts';

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
  permissions?: FramePermissions;
}

/** What a frame may do, as the attributes of `<iframe>`. */
export interface FramePermissions {
  sandbox: string;
  allow: string;
}

/**
 * A poster that is a link to the service. A click loads the frame in its place and moves the focus
 * there; clicks with a modifier key open the service, as for any link. A click of a script, which marks the
 * link as automatic, neither moves the focus nor starts a video.
 */
export function FrameIsland({
  src,
  link,
  title,
  poster,
  start,
  notice,
  permissions = {
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  },
}: FrameIslandProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState<'automatic' | 'pressed'>();
  useEffect(() => {
    if (opened === 'pressed') frame.current?.focus();
  }, [opened]);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setOpened('automatic' in event.currentTarget.dataset ? 'automatic' : 'pressed');
  };
  if (opened)
    return (
      <iframe
        ref={frame}
        src={opened === 'automatic' ? src.replace('autoplay=1', 'autoplay=0') : src}
        title={title}
        {...permissions}
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
