/** A page or row that uses a row, with its route or file. */
export interface RowUse {
  title: string;
  place: string;
}
