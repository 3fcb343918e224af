import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { explainUnknownRule } from '../../diagnostics/explainUnknownRule.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { isSettable } from '../../diagnostics/RuleMeta.ts';
import { MarkdownFile } from '../../manifest/MarkdownFile.ts';
import { catalogue, listSettableRules } from '../../rules/catalogue.ts';
import { unusedSuppression } from '../../rules/reference/unused-suppression.ts';
import { reportUnknownCheck } from '../../rules/site/unknown-check.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';

/** Collects the suppression comments of files, and the problems of the comments themselves. */
export class DisableDirectives {
  readonly problems: Problem[] = [];
  readonly #directives = new Map<string, DisableDirective>();

  constructor(files: readonly YamlFile[]) {
    for (const file of files)
      if (file.source.mayHaveDirectives && file.source.text.includes(mark)) this.#read(file);
  }

  /** Whether a comment suppresses the diagnostic; marks the comment as used. */
  suppresses({ file, line, code }: Pick<Diagnostic, 'file' | 'line' | 'code'>): boolean {
    const directive = this.#directives.get(`${file}:${line}:${code}`);
    if (directive) directive.isUsed = true;
    return directive !== undefined;
  }

  /** Reports the comments that suppressed nothing. Call it after `suppresses` saw every diagnostic. */
  reportUnused(): Problem[] {
    return [...this.#directives.values()]
      .filter(({ isUsed }) => !isUsed)
      .map(({ name, at }) => unusedSuppression(name, at));
  }

  #read(file: YamlFile): void {
    const { source } = file;
    // In the text of an article, `#` is a heading or part of an example.
    const end = file instanceof MarkdownFile ? file.locate(['body'], 'whole').from : undefined;
    for (const match of source.text.slice(0, end).matchAll(commentForm)) {
      const [comment, next, names = ''] = match;
      const start = match.index;
      const line = source.position(start).line + (next ? 1 : 0);
      for (const word of names.matchAll(/[\w-]+/g)) {
        const name = word[0];
        const from = start + comment.length - names.length + word.index;
        const at = { file: source, from, to: from + name.length };
        const rule = catalogue.get(name);
        if (rule && isSettable(rule))
          this.#directives.set(`${source.path}:${line}:${rule.code}`, { name, at, isUsed: false });
        else this.problems.push(explainUnknownName(name, Boolean(rule), at));
      }
    }
  }
}

interface DisableDirective {
  name: string;
  at: Extract<Problem['at'], { from: number }>;
  isUsed: boolean;
}

const mark = 'blockwright-disable';
const commentForm =
  /#[ \t]*blockwright-disable(?:-(next)-line|-line)?[ \t]+([\w-]+(?:[ \t]*,[ \t]*[\w-]+)*)/g;

function explainUnknownName(name: string, isFixed: boolean, at: DisableDirective['at']): Problem {
  const { hint, correction } = isFixed
    ? { hint: '`npx blockwright explain` lists the names' }
    : explainUnknownRule(name, listSettableRules());
  return reportUnknownCheck({
    message: isFixed
      ? `\`${name}\` cannot be suppressed; it always stops the build.`
      : `Unknown check \`${name}\`.`,
    hint,
    at,
    ...(correction && { fix: [{ at, text: correction }] }),
  });
}
