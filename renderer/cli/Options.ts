/** The options of a call, by name. What a verb does not take is refused before it runs. */
export interface Options {
  /** Absolute path of the site's folder. */
  root: string;
  positionals: string[];
  values: Record<string, string | boolean | string[] | undefined>;
}
