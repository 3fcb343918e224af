/** A video of a service. */
interface ServiceVideo {
  service: 'YouTube' | 'Vimeo';
  /** Address of the player, which sets no cookies before it plays. */
  player: string;
}

/** Returns the player of a video on YouTube or Vimeo; undefined for other addresses. */
export function readAddress(address: string): ServiceVideo | undefined {
  const youtube =
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
      address,
    )?.[1];
  if (youtube)
    return {
      service: 'YouTube',
      player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
    };
  const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?!\w)/.exec(
    address,
  )?.[1];
  return vimeo
    ? { service: 'Vimeo', player: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` }
    : undefined;
}
