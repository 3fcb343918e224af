import { slug } from '../_shared/slug.ts';
import type { Prose } from './schema.ts';

/** The anchor of a part: the one that is written, otherwise one made from the heading. */
export function partId({ id, title }: NonNullable<Prose['items']>[number]): string {
  return id ?? slug(title);
}
