import { FrameIsland, type FrameIslandProps } from '../_shared/embedFrame/FrameIsland.tsx';

/** Loads the frame of `video` after a click. */
export default function VideoIsland(props: FrameIslandProps) {
  return <FrameIsland {...props} />;
}
