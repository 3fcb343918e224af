/** Loads the frame of `embed` after a click. */
export { FrameIsland as default } from '../../frame/FrameIsland.tsx';
