import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const googleMaps: FrameService = {
  origins: ['https://www.google.com', 'https://maps.google.com'],
  read(address) {
    const { hostname, pathname, searchParams } = address;
    const isMap =
      hostname === 'maps.google.com' ||
      hostname === 'maps.app.goo.gl' ||
      (isHost(address, 'google.com') && pathname.startsWith('/maps'));
    if (!isMap) return undefined;
    if (pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed')
      return { src: address.href };
    return {
      src: address.href,
      problem: {
        message: 'Google Maps does not show this page in frames.',
        hint: 'use the address in the code of "Share", "Embed a map": `https://www.google.com/maps/embed?pb=…`',
      },
    };
  },
  sandbox: sandboxes.map,
  allow: 'fullscreen',
};
