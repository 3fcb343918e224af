import type { YamlLocation } from '../yaml/YamlLocation.ts';
import type { RuleName } from './catalogue.ts';
import type { Severity } from './Diagnostic.ts';

/** A problem as a stage of the pipeline finds it; its position is worked out at the end. */
export interface Problem {
  rule: RuleName;
  message: string;
  hint?: string;
  at: YamlLocation | TextLocation;
  route?: string;
  section?: string;
  related?: { at: YamlLocation; message: string }[];
  fix?: { at: YamlLocation | TextLocation; text: string }[];
  /** Graver or milder than the catalogue says. */
  severity?: Severity;
}

/** A place given by offsets into a text, where there is no node to point at. */
export interface TextLocation {
  file: { path: string; position(offset: number): { line: number; column: number } };
  from: number;
  to: number;
  path?: readonly (string | number)[];
}
