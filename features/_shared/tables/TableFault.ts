/** A place of a file that cannot be read. */
export interface TableFault {
  message: string;
  hint: string;
  from: number;
  to: number;
}
