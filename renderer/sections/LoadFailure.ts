/** A file of a section type of the site that throws while it loads, or cannot be compiled. */
export interface LoadFailure {
  type: string;
  /** Name of the file in the folder of the type. */
  file: string;
  /** The value that was thrown. */
  error: unknown;
}
