import type sharp from 'sharp';

/**
 * Loads sharp. It takes long to load, so a build whose images are all known must not wait for it.
 *
 * Keeps its memory small: several images are processed at once, each by one thread, which is faster
 * than the reverse, and decoded images are not kept for later.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: load } = await import('sharp');
  load.concurrency(1);
  load.cache(false);
  return load;
}
