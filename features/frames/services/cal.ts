import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const cal: FrameService = {
  origins: ['https://cal.com', 'https://app.cal.com', 'https://cal.eu'],
  read(address) {
    const isCal = ['cal.com', 'app.cal.com', 'cal.eu'].some((host) => isHost(address, host));
    return isCal && address.pathname.length > 1
      ? { src: address.href.replace('://www.', '://') }
      : undefined;
  },
  sandbox: sandboxes.form,
  allow: 'payment',
  ratio: 'page',
};
