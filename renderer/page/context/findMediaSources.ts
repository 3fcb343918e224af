import type { PolicySources } from './contentPolicy.ts';

/**
 * Returns what the frames and the videos of a page load, from its HTML. Text is escaped, so only an
 * element can have the attribute.
 */
export function findMediaSources(html: string): PolicySources {
  const frames = html.includes(' data-frame="')
    ? html.matchAll(/ data-frame="(https?:\/\/[^"/?#\s;,']+)"/g)
    : [];
  const origins = Array.from(frames, ([, origin]) => String(origin));
  return {
    ...(origins.length > 0 && { frame: [...new Set(origins)] }),
    ...(html.includes('<video ') && { media: ["'self'"] }),
  };
}
