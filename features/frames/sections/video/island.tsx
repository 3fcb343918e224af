/** Loads the frame of `video` after a click. */
export { FrameIsland as default } from '../../frame/FrameIsland.tsx';
