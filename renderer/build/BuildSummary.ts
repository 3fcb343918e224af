/** What a build did. */
export interface BuildSummary {
  pages: number;
  /** How many of them were rendered; the others were there already. */
  rendered: number;
  /** Pages without any script. */
  staticPages: number;
  /** Of HTML. */
  bytes: number;
  /** Files of the output that no build wrote, and that `--force` removed. */
  removed?: string[];
  /** Milliseconds by section type, when they were asked for. */
  profile: Record<string, number>;
  /** Milliseconds by phase, in order. */
  phases: Record<string, number>;
}

/** One of the parts that a site is built in. */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}
