import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const calendly: FrameService = {
  origins: ['https://calendly.com'],
  read(address) {
    if (!isHost(address, 'calendly.com') || address.pathname.length < 2) return undefined;
    const frame = new URL(address.href.replace('://www.', '://'));
    // Calendly leaves out its own header in such frames.
    frame.searchParams.set('embed_type', 'Inline');
    frame.searchParams.set('embed_domain', '1');
    return { src: frame.href, link: address.href };
  },
  sandbox: sandboxes.form,
  allow: 'payment',
  ratio: 'page',
};
