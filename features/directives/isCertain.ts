import type { YamlLocation } from '../../schema/index.ts';

/** Whether a place inside a text is certain: a value that is inserted before may have the same words. */
export function isCertain({ file, path }: YamlLocation): boolean {
  const { from, to } = file.locate(path, 'whole');
  return !file.source.text.slice(from, to).includes('{{');
}
