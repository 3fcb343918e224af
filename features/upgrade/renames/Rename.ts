/** What a version renamed. */
export type Rename = KeyRename | OptionRename;

/** A key of a site, or one of its values. */
export interface KeyRename {
  /** The first version with the new name. */
  version: string;
  /** Where the key is: below `site:`, in an entry of `pages:`, in a section or in a form. */
  in: 'site' | 'page' | 'section' | 'form';
  /** The type of the sections; all types without it. */
  type?: string;
  /** The name before, with the keys above it: `actions.to`. Lists need no index. */
  key: string;
  /** The value before, if not the key but its value has a new name: with `key: type`, a section type. */
  value?: string;
  /** The new name of the key, without the keys above it, or of the value. */
  to: string;
}

/** A kind of file with keys that versions rename. */
export type RenamedFileKind = 'manifest' | 'form';

/** A command of the command line, or one of its options. */
export interface OptionRename {
  version: string;
  command: string;
  /** The option before, with its dashes; without it, the command has a new name. */
  option?: string;
  to: string;
}
