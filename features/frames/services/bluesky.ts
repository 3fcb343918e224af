import type { FrameService } from './_shared/FrameService.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const bluesky: FrameService = {
  origins: ['https://embed.bsky.app'],
  read({ href, hostname }) {
    if (hostname === 'embed.bsky.app') return { src: href };
    if (hostname !== 'bsky.app') return undefined;
    return {
      src: href,
      problem: {
        message: 'Bluesky does not show this page in frames.',
        hint: 'use the address in the code of "Embed post": `https://embed.bsky.app/embed/did:plc:…`',
      },
    };
  },
  sandbox: sandboxes.post,
  allow: 'fullscreen',
  ratio: 'post',
};
