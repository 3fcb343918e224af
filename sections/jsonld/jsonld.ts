import type { Jsonld } from './schema.ts';

/** The objects as written. The page puts all its structured data into one graph with "@context". */
export default function writtenData({ data }: Jsonld): object[] {
  return Array.isArray(data) ? data : [data];
}
