/** Loads the frame of `video` after a click. */
export { FrameIsland as default } from '../_shared/embedFrame/FrameIsland.tsx';
