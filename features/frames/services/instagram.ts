import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const instagram: FrameService = {
  origins: ['https://www.instagram.com'],
  read(address) {
    const post = /^\/(?:[\w.]+\/)?((?:p|reel|tv)\/[\w-]+)/.exec(address.pathname)?.[1];
    if (!isHost(address, 'instagram.com') || !post) return undefined;
    const link = `https://www.instagram.com/${post}/`;
    return { src: `${link}embed/`, link };
  },
  sandbox: sandboxes.post,
  allow: 'encrypted-media; fullscreen',
  ratio: 'post',
};
