import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const facebook: FrameService = {
  origins: ['https://www.facebook.com'],
  read(address) {
    if (!isHost(address, 'facebook.com')) return undefined;
    if (address.pathname.startsWith('/plugins/')) return { src: address.href };
    const isPost = /^\/(?:[\w.]+\/(?:posts|videos|photos)\/|permalink\.php|photo)/.test(
      address.pathname,
    );
    if (!isPost) return undefined;
    const link = address.href.replace('://facebook.', '://www.facebook.');
    return {
      src: `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(link)}&show_text=true`,
      link,
    };
  },
  sandbox: sandboxes.post,
  allow: 'encrypted-media; fullscreen',
  ratio: 'post',
};
