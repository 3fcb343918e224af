import {
  FieldIndex,
  type Problem,
  type Provenance,
  type ResolvedPage,
  type RuleContext,
  toProblems,
  traceToSource,
  type YamlLocation,
} from '../../schema/index.ts';
import { createFinder } from './createFinder.ts';
import { getInnerSchema } from './getInnerSchema.ts';
import { isCertain } from './isCertain.ts';
import { listDirectives } from './listDirectives.ts';
import type { Directive } from './syntax/Directive.ts';
import { directiveTypes } from './syntax/directiveTypes.ts';
import { mostDepth } from './syntax/mostDepth.ts';

type Section = ResolvedPage['sections'][number];

/** Reads and validates the sections inside the articles of a section, in the order of the page. */
export function readInnerSections(
  owner: Section,
  context: RuleContext['resolve'],
  depth = 0,
): { sections: Section[]; problems: Problem[] } {
  const sections: Section[] = [];
  const problems: Problem[] = [];
  const schema = context.sections[owner.value.type];
  const { article } = new FieldIndex().collectTexts(schema as object, owner.value);
  for (const { value: text, path } of article)
    for (const directive of listDirectives(text)) {
      const { section } = directive;
      const innerSchema = section && getInnerSchema(section.type, context.sections);
      if (!section) continue;
      const { layers, scope } = owner.provenance;
      const find = createFinder(text, directive);
      const provenance: Provenance = {
        layers: layers.slice(-1),
        scope,
        within: { provenance: owner.provenance, path, find },
      };
      const isDeep = depth === mostDepth;
      if (!innerSchema || isDeep) {
        const { at, related } = traceToSource(provenance, []);
        const message = isDeep
          ? `This directive is inside of ${depth} others.`
          : `The site has no sections of the type \`${section.type}\`.`;
        const hint = isDeep ? 'move it out of some of them' : 'remove the directive';
        problems.push({ rule: 'directive', message, hint, at, related });
        continue;
      }
      const { value, findings } = context.validator.read(innerSchema, section);
      const explained = findings.map((finding) => explain(finding, directive));
      for (const { fix, ...problem } of toProblems(explained, provenance)) {
        const isSafe = fix && 'path' in problem.at && isCertain(problem.at as YamlLocation);
        problems.push({ section: value.type, ...problem, ...(isSafe && { fix }) });
      }
      const { index, isShown } = owner;
      const inner: Section = { value, provenance, index, isShown, findings };
      const deeper = readInnerSections(inner, context, depth + 1);
      sections.push(inner, ...deeper.sections);
      problems.push(...deeper.problems);
    }
  return { sections, problems };
}

type Finding = Section['findings'][number];

/** Explains a finding in the words of directives. */
function explain(finding: Finding, { type }: Directive): Finding {
  const { rule, path, hint } = finding;
  const { synonyms = {} } = directiveTypes[type] ?? {};
  const key = String(path.at(-1));
  const meant = rule === 'unknown-key' && Object.hasOwn(synonyms, key) ? synonyms[key] : undefined;
  if (meant !== undefined)
    return { ...finding, hint: `did you mean "${meant}"?`, fix: { text: meant } };
  return hint ? { ...finding, hint: hint.replaceAll(/`(\w+): …`/g, '`$1="…"`') } : finding;
}
