import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { formatMarkdown } from '../../editor/text/formatMarkdown.ts';
import { applyCommand } from '../../editor/yaml/applyCommand.ts';
import { SiteTexts } from '../../editor/yaml/SiteTexts.ts';
import { YamlText } from '../../editor/yaml/YamlText.ts';
import type { YamlPath } from '../../schema/yaml/YamlLocation.ts';
import { isLongRun } from '../isLongRun.ts';

const sites = {
  'reference site': 'pages.yaml',
  blank: 'create/starters/blank/pages.yaml',
  event: 'create/starters/event/pages.yaml',
  product: 'create/starters/product/pages.yaml',
  services: 'create/starters/services/pages.yaml',
};

test.each(Object.entries(sites))(
  'random typing on the pages of the %s changes nothing else, comments included',
  (_, file) => {
    const original = readFileSync(file, 'utf8');
    const texts = listTexts(new YamlText(original).document.contents, []).filter(
      (path) => path[0] === 'pages',
    );
    const typing = fc.record({
      path: fc.constantFrom(...texts),
      position: fc.double({ min: 0, max: 1, noNaN: true }),
      keys: fc.string({
        unit: fc.constantFrom(...'abc .,:#-\'"*[](){}&'),
        minLength: 1,
        maxLength: 6,
      }),
      format: fc.constantFrom(undefined, 'bold', 'emphasis', 'list'),
    });
    fc.assert(
      fc.property(fc.array(typing, { minLength: 1, maxLength: 4 }), (edits) => {
        let yaml = new YamlText(original);
        for (const { path, position, keys, format } of edits) {
          const before = String(read(yaml, path));
          const at = Math.floor(position * before.length);
          // Key by key, as the form and the page send it.
          for (let count = 1; count <= keys.length; count++)
            yaml = type(
              yaml,
              path,
              before.slice(0, at) + keys.slice(0, count) + before.slice(at),
              original,
            );
          if (!format) continue;
          const typed = { text: String(read(yaml, path)), from: at, to: at + keys.length };
          yaml = type(yaml, path, formatMarkdown(typed, { kind: format }).text, original);
        }
        const paths = edits.map(({ path }) => path);
        expect(cutOut(yaml, paths)).toBe(cutOut(new YamlText(original), paths));
      }),
      { seed: 27, numRuns: isLongRun ? 300 : 4 },
    );
  },
  120_000,
);

/** Lists the paths of all texts with a letter below a node. */
function listTexts(node: Node | null, path: YamlPath): YamlPath[] {
  if (isMap<Scalar, Node | null>(node))
    return node.items.flatMap(({ key, value }) => listTexts(value, [...path, String(key.value)]));
  if (isSeq<Node>(node)) return node.items.flatMap((item, at) => listTexts(item, [...path, at]));
  return isScalar(node) && typeof node.value === 'string' && / /.test(node.value) ? [path] : [];
}

function type(yaml: YamlText, path: YamlPath, value: string, saved: string): YamlText {
  const texts = new SiteTexts(
    ['pages.yaml'],
    () => yaml,
    () => saved,
  );
  applyCommand(texts, { kind: 'edit', file: 'pages.yaml', edit: { kind: 'set', path, value } });
  return texts.yaml('pages.yaml');
}

/** Returns a file without the texts at some paths. */
function cutOut(yaml: YamlText, paths: readonly YamlPath[]): string {
  const ranges = [...new Set(paths.map(String))]
    .flatMap(
      (name) => yaml.find(paths.find((path) => String(path) === name) ?? [])?.node?.range ?? [],
    )
    .flatMap((_, at, all) => (at % 3 === 0 ? [[all[at] ?? 0, all[at + 1] ?? 0] as const] : []))
    .sort(([first], [second]) => second - first);
  return ranges.reduce((text, [from, to]) => {
    const value = text.slice(from, to);
    return `${text.slice(0, from)}…${text.slice(from + value.trimEnd().length)}`;
  }, yaml.text);
}

function read(yaml: YamlText, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    yaml.value,
  );
}
