import type { FrameService } from './_shared/FrameService.ts';
import { isHost } from './_shared/isHost.ts';
import { sandboxes } from './_shared/sandboxes.ts';

export const openStreetMap: FrameService = {
  origins: ['https://www.openstreetmap.org'],
  read(address) {
    if (!isHost(address, 'openstreetmap.org')) return undefined;
    const [, zoom, latitude, longitude] =
      /map=(\d+(?:\.\d+)?)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(address.hash) ?? [];
    if (zoom === undefined) return { src: address.href };
    const { searchParams } = address;
    const marker = ['mlat', 'mlon'].map((name) => searchParams.get(name));
    const box = findBox(Number(zoom), Number(latitude), Number(longitude));
    const query = [
      `bbox=${box.map((value) => value.toFixed(5)).join('%2C')}`,
      'layer=mapnik',
      ...(marker.every(Boolean) ? [`marker=${marker.join('%2C')}`] : []),
    ];
    return {
      src: `https://www.openstreetmap.org/export/embed.html?${query.join('&')}`,
      link: address.href,
    };
  },
  sandbox: sandboxes.map,
  allow: 'fullscreen',
};

/** Returns west, south, east and north of what a map of 800 × 450 pixels shows. */
function findBox(zoom: number, latitude: number, longitude: number): number[] {
  const degrees = 360 / (256 * 2 ** zoom);
  const width = 400 * degrees;
  const height = 225 * degrees * Math.cos((latitude * Math.PI) / 180);
  return [longitude - width, latitude - height, longitude + width, latitude + height];
}
