import type { Problem } from '../diagnostics/Problem.ts';
import { createYamlFile } from '../yaml/MutableYamlFile.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import type { SourceFile } from '../yaml/source/SourceFile.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { EntryFile } from './EntryFile.ts';
import type { LocatedOutline } from './outlineManifest.ts';

/** A manifest, if possible split into parts that are parsed by themselves. */
export interface ManifestFile extends YamlFile {
  /** Where the parts are; only for manifests that were split without parsing their entries. */
  outline?: LocatedOutline;
  /** Absent if the file was parsed as a whole. */
  parts?: ManifestParts;
}

/** The parts of a manifest that was split. */
interface ManifestParts {
  site?: YamlFile;
  blocks?: YamlFile;
  entries: EntryFile[];
  /** Whether the check that each entry is valid YAML by itself is still to be made. */
  deferred: boolean;
}

/** Creates a manifest from its parts. Parses its whole text only if `document` or `value` is read. */
export function createManifestFile(
  source: SourceFile,
  parts: ManifestParts,
  { problems = [], outline }: { problems?: Problem[]; outline?: LocatedOutline | undefined },
): ManifestFile {
  return {
    ...createYamlFile(source),
    problems,
    parts,
    ...(outline && { outline }),
    get document() {
      return parseYaml(source).document;
    },
    get value() {
      return parseYaml(source).value;
    },
  };
}
