import type { Position } from './schema.ts';

/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** How positions become points of a drawing. */
export interface Projection {
  toPoint(position: Position): Point;
  /** Length of a round distance in the drawing, and its name, such as "200 m". */
  scale: { length: number; metres: number };
}

export const width = 800;
export const height = 500;
const margin = 60;

/**
 * Returns a projection in which all positions fit into the drawing, in the same scale in both directions.
 * Degrees of longitude are shorter away from the equator. A single place shows half a kilometre around it.
 */
export function createProjection(positions: readonly Position[]): Projection {
  const latitudes = positions.map(([latitude]) => latitude ?? 0);
  const longitudes = positions.map(([, longitude]) => longitude ?? 0);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  const centre = { latitude: middle(latitudes), longitude: middle(longitudes) };
  const shrink = Math.max(0.05, Math.cos((centre.latitude * Math.PI) / 180));
  const metresWide = Math.max(500, spread(longitudes) * metresPerDegree * shrink);
  const metresHigh = Math.max(300, spread(latitudes) * metresPerDegree);
  const perMetre = Math.min((width - 2 * margin) / metresWide, (height - 2 * margin) / metresHigh);
  const perDegree = perMetre * metresPerDegree;
  const metres = roundDown(140 / perMetre);
  return {
    toPoint: ([latitude = 0, longitude = 0]) => [
      round(width / 2 + (longitude - centre.longitude) * perDegree * shrink),
      round(height / 2 - (latitude - centre.latitude) * perDegree),
    ],
    scale: { length: round(metres * perMetre), metres },
  };
}

const metresPerDegree = 111_320;

/** Returns the next lower of 1, 2, 5, 10, 20, 50 … */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([5, 2].find((step) => step * power <= value) ?? 1) * power;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
