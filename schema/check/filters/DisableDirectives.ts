import { catalogue, type RuleName } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';

/** Comments that silence checks at one place, and what is wrong with the comments themselves. */
export class DisableDirectives {
  readonly problems: Problem[] = [];
  readonly #places = new Map<string, DisableDirective>();

  constructor(files: readonly YamlFile[]) {
    for (const file of files)
      if (file.source.mayHaveDirectives && file.source.text.includes(mark)) this.#read(file);
  }

  /** True when a comment silences the diagnostic; the comment then counts as used. */
  suppresses({ file, line, code }: Pick<Diagnostic, 'file' | 'line' | 'code'>): boolean {
    const silencer = this.#places.get(`${file}:${line}:${code}`);
    if (silencer) silencer.used = true;
    return silencer !== undefined;
  }

  /** Comments that silenced nothing. To be asked after all diagnostics were judged. */
  unused(): Problem[] {
    return [...this.#places.values()]
      .filter((silencer) => !silencer.used)
      .map((silencer) => ({
        rule: 'unused-suppression',
        message: `This comment is not needed: \`${silencer.name}\` is not reported here.`,
        hint: 'remove the comment',
        at: silencer.at,
      }));
  }

  #read({ source }: YamlFile): void {
    for (const match of source.text.matchAll(form)) {
      const [comment, next, names = ''] = match;
      const start = match.index;
      const line = source.position(start).line + (next ? 1 : 0);
      for (const word of names.matchAll(/[\w-]+/g)) {
        const name = word[0];
        const from = start + comment.length - names.length + word.index;
        const at = { file: source, from, to: from + name.length };
        const rule = catalogue[name as RuleName];
        if (rule?.settable)
          this.#places.set(`${source.path}:${line}:${rule.code}`, { name, at, used: false });
        else this.problems.push(unknown(name, Boolean(rule), at));
      }
    }
  }
}

interface DisableDirective {
  name: string;
  at: Extract<Problem['at'], { from: number }>;
  used: boolean;
}

const mark = 'blockwright-disable';
const form =
  /#[ \t]*blockwright-disable(?:-(next)-line|-line)?[ \t]+([\w-]+(?:[ \t]*,[ \t]*[\w-]+)*)/g;

function unknown(name: string, fixed: boolean, at: DisableDirective['at']): Problem {
  const settable = Object.entries(catalogue)
    .filter(([, rule]) => rule.settable)
    .map(([known]) => known);
  const near = fixed ? undefined : getSpellingSuggestion(name, settable);
  return {
    rule: 'unknown-check',
    message: fixed
      ? `\`${name}\` cannot be suppressed; it always stops the build.`
      : `Unknown check \`${name}\`.`,
    hint: near ? `did you mean "${near}"?` : 'docs/diagnostics.md lists the names',
    at,
    ...(near && { fix: [{ at, text: near }] }),
  };
}
