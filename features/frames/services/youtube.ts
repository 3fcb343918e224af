import type { FrameService } from './_shared/FrameService.ts';
import { playerFunctions, sandboxes } from './_shared/sandboxes.ts';

export const youtube: FrameService = {
  origins: ['https://www.youtube-nocookie.com'],
  read(address) {
    const { href } = address;
    const video =
      /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
        href,
      )?.[1];
    return video
      ? {
          src: `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`,
          link: `https://www.youtube.com/watch?v=${video}`,
        }
      : undefined;
  },
  sandbox: sandboxes.player,
  allow: playerFunctions,
};
