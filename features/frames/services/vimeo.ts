import type { FrameService } from './_shared/FrameService.ts';
import { playerFunctions, sandboxes } from './_shared/sandboxes.ts';

export const vimeo: FrameService = {
  origins: ['https://player.vimeo.com'],
  read({ href }) {
    const [, video, hash] =
      /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/|\?(?:.*&)?h=)?([0-9a-f]+)?/.exec(
        href,
      ) ?? [];
    if (!video) return undefined;
    return {
      src: `https://player.vimeo.com/video/${video}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`,
      link: href,
    };
  },
  sandbox: sandboxes.player,
  allow: playerFunctions,
};
