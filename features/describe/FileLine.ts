/** A place in a file of the site. */
export interface FileLine {
  file: string;
  line: number;
}
