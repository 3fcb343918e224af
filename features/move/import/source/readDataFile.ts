import Papa from 'papaparse';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { isMapping } from '../../../../base/values/isMapping.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';

/** Reads a file of data: YAML, JSON, TOML, or a table with names in its first row. Throws if it is broken. */
export function readDataFile(path: string, text: string): JsonValue {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase();
  if (ending === 'json') return JSON.parse(text);
  if (ending === 'toml') return toJson(parseToml(text));
  if (ending === 'csv' || ending === 'tsv') {
    const { data } = Papa.parse<Record<string, string>>(text.trim(), {
      header: true,
      skipEmptyLines: true,
      ...(ending === 'tsv' && { delimiter: '\t' }),
    });
    return data;
  }
  return toJson(parseYaml(text, { uniqueKeys: false, merge: true, logLevel: 'error' }));
}

/** Returns values as JSON has them; dates become texts. */
export function toJson(value: unknown): JsonValue {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (isMapping(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  return typeof value === 'string' || typeof value === 'boolean' || value === null
    ? value
    : typeof value === 'number' && Number.isFinite(value)
      ? value
      : null;
}
