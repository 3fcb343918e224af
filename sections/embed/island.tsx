import { FrameIsland, type FrameIslandProps } from '../_shared/embedFrame/FrameIsland.tsx';

/** Loads the frame of `embed` after a click. */
export default function EmbedIsland(props: FrameIslandProps) {
  return <FrameIsland {...props} />;
}
