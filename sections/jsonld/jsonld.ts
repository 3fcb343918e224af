import type { Jsonld } from './schema.ts';

/** Returns the objects unchanged. The page combines all structured data in one graph. */
export default function jsonldData({ data }: Jsonld): object[] {
  return Array.isArray(data) ? data : [data];
}
