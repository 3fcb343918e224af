import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formats,
  type Problem,
  reportSiteCode,
  SourceFile,
  suggestName,
} from '../../schema/index.ts';
import type { SiteSection } from './SiteSection.ts';

/** Reports formats in the schema of a section type that do not exist, where schema.ts names them. */
export function findFormatProblems({ folder, path }: SiteSection, schema: object): Problem[] {
  const file = new SourceFile(`${path}/schema.ts`, readFileSync(join(folder, 'schema.ts'), 'utf8'));
  const unknown = [...listFormats(schema)].filter((name) => !Object.hasOwn(formats, name));
  return unknown.map((name) => {
    const from = file.text.search(new RegExp(`(?<=format: *['"])${name}(?=['"])`));
    const names = Object.keys(formats);
    return reportSiteCode('broken-section', {
      message: `The schema uses the format \`${name}\`, which does not exist.`,
      hint: suggestName(name, names, `use one of ${names.join(', ')}`).hint,
      at: { file, from: Math.max(from, 0), to: from < 0 ? 0 : from + name.length },
    });
  });
}

function listFormats(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { type, format } = schema as { type?: unknown; format?: unknown };
  if (type === 'string' && typeof format === 'string') found.add(format);
  for (const inner of Object.values(schema)) listFormats(inner, found);
  return found;
}
