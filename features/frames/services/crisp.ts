import type { FrameService } from './_shared/FrameService.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const crisp: FrameService = {
  origins: ['https://go.crisp.chat'],
  read: ({ href, hostname }) => (hostname === 'go.crisp.chat' ? { src: href } : undefined),
  sandbox: sandboxes.form,
  allow: '',
  ratio: 'page',
};
