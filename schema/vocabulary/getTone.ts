import type { Frame } from './frame.ts';

/** Returns the tone of a section: on a picture it is dark unless set. */
export function getTone({ tone, background }: Frame & { tone?: Tone }): Tone {
  return tone ?? (background?.image ? 'dark' : 'plain');
}

type Tone = 'plain' | 'tint' | 'dark' | 'accent';
