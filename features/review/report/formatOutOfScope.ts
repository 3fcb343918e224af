import type { OutOfScope } from '../../_shared/changes/index.ts';

/** Formats what is out of scope with the line that caused it, as compilers do: `pages.yaml:31: / changed…`. */
export function formatOutOfScope({ file, line, message }: OutOfScope): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return place === undefined ? message : `${place}: ${message}`;
}
