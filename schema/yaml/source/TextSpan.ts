/** A range of a text by its offsets; `to` is exclusive. */
export interface TextSpan {
  from: number;
  to: number;
}
