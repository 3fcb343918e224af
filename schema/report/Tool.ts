/** The package that writes a report. */
export interface Tool {
  version: string;
  /** Address of the project, without a slash at the end. */
  homepage: string;
}
