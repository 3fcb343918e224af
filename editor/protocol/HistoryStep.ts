/** A step of the history. */
export interface HistoryStep {
  label: string;
  /** When it was made, in milliseconds since 1970. */
  time: number;
  /** Whether it was undone, and can be redone. */
  isUndone: boolean;
  /** Whether undoing takes it; not what another window or program saved. */
  isOwn: boolean;
}
