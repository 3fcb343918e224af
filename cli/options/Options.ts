/** The parsed arguments of a command. Unknown options are rejected before it runs. */
export interface Options {
  /** Absolute path of the site's folder. */
  root: string;
  positionals: string[];
  /** Values by option name. */
  values: Record<string, string | boolean | string[] | undefined>;
}
