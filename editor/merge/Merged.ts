/** Two changes of one value merged: the sides differ where both changed the same differently. */
export interface Merged<Value> {
  mine: Value;
  theirs: Value;
}
