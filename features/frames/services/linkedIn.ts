import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const linkedIn: FrameService = {
  origins: ['https://www.linkedin.com'],
  read(address) {
    if (!isHost(address, 'linkedin.com')) return undefined;
    const post = /urn:li:(?:activity|share|ugcPost):\d+/.exec(
      decodeURIComponent(address.href),
    )?.[0];
    const activity = /-(activity|share|ugcPost)-(\d+)/.exec(address.pathname);
    const name = post ?? (activity && `urn:li:${activity[1]}:${activity[2]}`);
    if (!name) return undefined;
    return {
      src: `https://www.linkedin.com/embed/feed/update/${name}`,
      link: `https://www.linkedin.com/feed/update/${name}`,
    };
  },
  sandbox: sandboxes.post,
  allow: 'fullscreen',
  ratio: 'post',
};
