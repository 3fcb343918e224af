import type { FrameService } from './_shared/FrameService.ts';
import { sandboxes } from './_shared/sandboxes.ts';

/** Posts of any server of Mastodon, which its addresses tell: `https://SERVER/@NAME/NUMBER`. */
export const mastodon: FrameService = {
  origins: [],
  read({ origin, pathname }) {
    const post = /^\/@[\w.-]+\/\d{6,}(?=\/embed$|\/?$)/.exec(pathname)?.[0];
    return post ? { src: `${origin}${post}/embed`, link: origin + post } : undefined;
  },
  sandbox: sandboxes.post,
  allow: 'fullscreen',
  ratio: 'post',
};
