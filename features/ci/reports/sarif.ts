import { createHash } from 'node:crypto';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { escapeInvisible } from '../../../base/text/escapeInvisible.ts';
import { catalogue, type Report, type ReportFormat, type Tool } from '../../../schema/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import { joinSentences } from '../joinSentences.ts';

export const reportFormat: ReportFormat = { format: formatSarif };

/** Formats a report as SARIF 2.1.0, for code scanning. */
function formatSarif({ diagnostics, files }: Report, tool: Tool): string {
  const fingerprints = computeFingerprints(diagnostics, files);
  const used = new Set(diagnostics.map((one) => one.code));
  const entries = [...catalogue].filter(([, rule]) => used.has(rule.code));
  const rules = entries.map(([name, rule]) => ({
    id: rule.code,
    name: toPascalCase(name),
    shortDescription: { text: `${rule.title}.` },
    fullDescription: { text: rule.why },
    help: { text: rule.help },
    defaultConfiguration: { level: rule.severity === 'off' ? 'note' : rule.severity },
  }));
  const findIndex = new Map(rules.map((rule, index) => [rule.id, index]));
  const log = {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Blockwright',
            version: tool.version,
            semanticVersion: tool.version,
            informationUri: tool.homepage,
            rules,
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((one, index) => ({
          ...toResult(one, findIndex.get(one.code) ?? -1),
          partialFingerprints: { primaryLocationLineHash: fingerprints[index] },
        })),
      },
    ],
  };
  return `${escapeInvisible(JSON.stringify(log, null, 2))}\n`;
}

/** A range of a text, as diagnostics name it. */
type TextRange = Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>;

function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function toResult(one: Diagnostic, ruleIndex: number) {
  return {
    ruleId: one.code,
    ruleIndex,
    level: one.severity,
    message: { text: joinSentences(one) },
    locations: [{ physicalLocation: toLocation(one.file, one) }],
    ...(one.related && {
      relatedLocations: one.related.map((other, id) => ({
        id,
        physicalLocation: toLocation(other.file, {
          ...other,
          endLine: other.line,
          endColumn: other.column,
        }),
        message: { text: other.message },
      })),
    }),
    ...(one.fix && { fixes: [toFix(one.file, one.hint ?? one.message, one.fix)] }),
  };
}

function toFix(file: string, text: string, edits: NonNullable<Diagnostic['fix']>) {
  const replacements = edits.map((edit) => ({
    deletedRegion: toRegion(edit),
    insertedContent: { text: edit.text },
  }));
  return {
    description: { text },
    artifactChanges: [{ artifactLocation: { uri: encodeURI(file) }, replacements }],
  };
}

function toLocation(file: string, span: TextRange) {
  return { artifactLocation: { uri: encodeURI(file) }, region: toRegion(span) };
}

function toRegion({ line, column, endLine, endColumn }: TextRange) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/**
 * Computes a fingerprint for each diagnostic that unrelated edits leave as it is: a hash of its code,
 * its file and the text of its line, and its number among the diagnostics with the same hash.
 */
function computeFingerprints(diagnostics: readonly Diagnostic[], files: Report['files']): string[] {
  const lines = new Map<string, string[]>();
  const getLine = (path: string, line: number) => {
    const found = getOrCreate(
      lines,
      path,
      () => files.find((file) => file.path === path)?.text.split(/\r?\n/) ?? [],
    );
    return found[line - 1]?.trim() ?? '';
  };
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, file, line }) => {
    const parts = [code, file, getLine(file, line)].join('\n');
    const hash = createHash('sha256').update(parts).digest('hex').slice(0, 16);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  });
}
