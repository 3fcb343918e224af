import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const tikTok: FrameService = {
  origins: ['https://www.tiktok.com'],
  read(address) {
    const video = /^\/(?:@[\w.-]+\/video|embed(?:\/v2)?)\/(\d+)/.exec(address.pathname)?.[1];
    if (!isHost(address, 'tiktok.com') || !video) return undefined;
    return { src: `https://www.tiktok.com/embed/v2/${video}`, link: address.href };
  },
  sandbox: sandboxes.post,
  allow: 'encrypted-media; fullscreen',
  ratio: 'post',
};
