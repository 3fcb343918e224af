import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const x: FrameService = {
  origins: ['https://platform.twitter.com'],
  read(address) {
    if (address.hostname === 'platform.twitter.com') return { src: address.href };
    const post = /^\/\w+\/status\/(\d+)/.exec(address.pathname)?.[1];
    if (!['x.com', 'twitter.com'].some((host) => isHost(address, host)) || !post) return undefined;
    // With `dnt`, X does not use the visit for recommendations and advertising.
    return {
      src: `https://platform.twitter.com/embed/Tweet.html?id=${post}&dnt=true`,
      link: address.href,
    };
  },
  sandbox: sandboxes.post,
  allow: 'encrypted-media; fullscreen',
  ratio: 'post',
};
