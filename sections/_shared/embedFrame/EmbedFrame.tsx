import type { ReactNode } from 'react';
import { Line } from '../text/Text.tsx';
import { FrameArea, FrameCaption } from './Frame.style.ts';

/** A figure whose area holds a player or a frame, with an optional caption. */
export function EmbedFrame({
  origin,
  ratio,
  caption,
  attributes,
  children,
}: {
  /** Origin of the page that loads in the area after a click. The policy of the page allows it. */
  origin?: string | undefined;
  ratio?: 'square' | 'tall' | 'wide' | 'page' | 'post' | undefined;
  /** Markdown. */
  caption?: string | undefined;
  /** Further attributes of the area. */
  attributes?: Readonly<Record<`data-${string}`, string>> | undefined;
  children: ReactNode;
}) {
  return (
    <figure>
      <FrameArea data-frame={origin} data-ratio={ratio} {...attributes}>
        {children}
      </FrameArea>
      <Line within={FrameCaption}>{caption}</Line>
    </figure>
  );
}
