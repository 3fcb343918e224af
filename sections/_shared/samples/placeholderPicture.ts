import type { PlaceholderName, PlaceholderShape } from '../../../schema/vocabulary.ts';
import type { ResolvedImage } from '../page/page.ts';

/** Returns a placeholder for a picture that is still missing. Its address contains the drawing. */
export function placeholderPicture(name: PlaceholderName): ResolvedImage {
  const svg = placeholderFile(name);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: Number(width),
    height: Number(height),
    sources: [],
  };
}

/** Returns the text of a placeholder picture as an SVG file. */
export function placeholderFile(name: PlaceholderName): string {
  const scene = scenes[`./pictures/${name}.svg`];
  if (scene !== undefined) return scene.trim();
  const { width, height, drawing } = drawings[name as PlaceholderShape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
}

const scenes = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const ground = '<path fill="#c9ccd1" d="M0 0h960v960H0z"/>';
const hills =
  '<circle cx="700" cy="170" r="70" fill="#e8eaed"/><path fill="#aeb3ba" d="M0 470 260 250l190 160 180-130 330 260v420H0z"/>';

/** Greys in the middle, which are quiet on light and on dark ground. */
const drawings: Record<PlaceholderShape, { width: number; height: number; drawing: string }> = {
  landscape: { width: 960, height: 640, drawing: ground + hills },
  logo: {
    width: 320,
    height: 96,
    drawing:
      '<circle cx="48" cy="48" r="30" fill="#8b9199"/><rect x="100" y="34" width="190" height="28" rx="14" fill="#8b9199"/>',
  },
  portrait: {
    width: 640,
    height: 800,
    drawing:
      '<path fill="#c9ccd1" d="M0 0h640v800H0z"/><circle cx="320" cy="300" r="130" fill="#8b9199"/><path fill="#8b9199" d="M60 800c0-170 110-290 260-290s260 120 260 290z"/>',
  },
  square: { width: 800, height: 800, drawing: ground + hills },
};
