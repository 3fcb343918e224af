import type { Position } from './schema.ts';

/** Returns the addresses of a position on the maps of the best known services. */
export function mapLinks([latitude, longitude]: Position, name: string) {
  const at = `${latitude},${longitude}`;
  return [
    {
      service: 'OpenStreetMap',
      address: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
    {
      service: 'Google Maps',
      address: `https://www.google.com/maps/search/?api=1&query=${at}`,
    },
    {
      service: 'Apple Maps',
      address: `https://maps.apple.com/?ll=${at}&q=${encodeURIComponent(name)}`,
    },
  ];
}
