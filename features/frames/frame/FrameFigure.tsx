import type { ReactNode } from 'react';
import { Line } from '../../../sections/section.ts';
import { FrameArea, FrameCaption } from './frame.style.ts';

/** A figure whose area holds a player or a frame, with an optional caption. */
export function FrameFigure({
  origin,
  ratio,
  caption,
  remember,
  children,
}: {
  /** Origin of the page that loads in the area after a click. The policy of the page allows it. */
  origin?: string | undefined;
  ratio?: 'square' | 'tall' | 'wide' | 'page' | 'post' | undefined;
  /** Markdown. */
  caption?: string | undefined;
  /** The label of the box with which visitors always show the service. */
  remember?: string | undefined;
  children: ReactNode;
}) {
  return (
    <figure>
      <FrameArea data-frame={origin} data-ratio={ratio} data-remember={remember}>
        {children}
      </FrameArea>
      <Line within={FrameCaption}>{caption}</Line>
    </figure>
  );
}
