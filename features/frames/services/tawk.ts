import type { FrameService } from './_shared/FrameService.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const tawk: FrameService = {
  origins: ['https://tawk.to'],
  read: ({ href, hostname, pathname }) =>
    hostname === 'tawk.to' && pathname.startsWith('/chat/') ? { src: href } : undefined,
  sandbox: sandboxes.form,
  allow: '',
  ratio: 'page',
};
