import type { YamlLocation } from '../../schema/index.ts';
import type { FileLine } from './FileLine.ts';

/** Returns the file and line of a place in a YAML file. */
export function toPlace({ file, path, part }: YamlLocation): FileLine {
  const { from } = file.locate(path, part);
  return { file: file.source.path, line: file.source.position(from).line };
}
