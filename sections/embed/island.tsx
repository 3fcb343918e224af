/** Loads the frame of `embed` after a click. */
export { FrameIsland as default } from '../_shared/embedFrame/FrameIsland.tsx';
