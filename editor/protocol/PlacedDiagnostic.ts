import type { Diagnostic } from '../../schema/vocabulary.ts';

/** A diagnostic with what its form needs to know. */
export interface PlacedDiagnostic extends Diagnostic {
  /** The page or block that is not valid YAML because of it, as a JSON pointer. */
  entry?: string;
  /** Whether the key is wrong, not its value. */
  isOfKey?: true;
}
