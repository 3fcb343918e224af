import { toAnchor } from '../../schema/vocabulary.ts';
import type { Prose } from './schema.ts';

/** Returns the anchor of a part: its `id`, otherwise one derived from the heading. */
export function partId({ id, title }: NonNullable<Prose['items']>[number]): string {
  return id ?? toAnchor(title);
}
