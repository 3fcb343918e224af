/**
 * The stage that reports a rule. A value that fails an earlier stage is not checked by later ones:
 * `yaml` reads files, `shape` validates against schemas, `reference` resolves blocks, rows and
 * expressions, `content` checks pages.
 */
type Phase = 'yaml' | 'shape' | 'reference' | 'content';

/**
 * Name of a rule, such as `dead-link`: its key in a file of schema/rules/. Problems, `site.checks` and
 * suppression comments use it.
 */
export type RuleName = string;

/** The rules of one file, by name. */
export type Rules<Name extends RuleName = RuleName> = Readonly<Record<Name, RuleMeta>>;

/** Metadata of a rule in schema/rules/: its place in the catalogue and its documentation. */
export interface RuleMeta {
  phase: Phase;
  /** How much a rule about content looks at: a file or a page by itself, or all pages together. */
  scope?: 'file' | 'page' | 'site';
  /** Permanent, such as `BW012`: never reused, never given to another rule. */
  code: string;
  /** Severity unless `site.checks` sets another. */
  severity: 'error' | 'warning' | 'off';
  /**
   * Whether an error elsewhere often is the cause: a page that could not be read uses no blocks. Such a
   * rule is reported only while there are no such errors.
   */
  isFollowUp?: true;
  /** Whether an error of the rule hides follow-ups, although it is about content. */
  hidesFollowUps?: true;
  /** Whether `dev` and `edit` show the pages of a site with such an error. */
  allowsPreview?: true;
  /**
   * What the rule reports in a file whose end is missing: a `gap` in its last mapping, or a `consequence`
   * of what the end may have defined or used.
   */
  atTruncation?: 'gap' | 'consequence';
  /** Whether it is about a name, an address, a number or a date, in which invisible characters are a slip. */
  isAboutName?: true;
  /** Whether it is about the type of a value, which says more about the value than a trap of YAML. */
  isAboutType?: true;
  /** A value that YAML may read as another one than meant: a word, a number, or a text that it cuts off. */
  trap?: 'word' | 'number' | 'text';
  /** Whether the mistake leaves nothing where a value or key was meant. */
  losesValue?: true;
  /** What it reports about a key of a mapping. */
  key?: 'unknown' | 'repeated';
  /** Whether nothing around the mistake can be read. */
  stopsParsing?: true;
  /** Whether it depends on the last build, so that another one may not report it again. */
  dependsOnLastBuild?: true;
  /** Whether it compares pages: two that did not change since a check without such a problem are skipped. */
  comparesPages?: true;
  /** Whether it reports a page beyond a budget of `site.checks`. */
  isBudget?: true;
  /** Limits that `site.checks` may set, beside those in schema/rules/limits.ts, with their defaults. */
  limits?: Readonly<Record<string, number>>;
  /** The problem in a few words. */
  title: string;
  /** Why it matters. */
  why: string;
  /** How to fix it. */
  help: string;
  /**
   * YAML with the mistake, and the same text once the hint is followed, mostly from `examples`: whole files
   * (each starts with a comment that is its path), entries of `pages:`, or sections of a page. Absent where
   * YAML cannot show it.
   */
  bad?: string;
  good?: string;
}

/**
 * Returns the rules of a file; an entry can name another phase or scope.
 *
 * @param kind the phase of the rules, or for rules about content their scope
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineRules<Name extends RuleName>(
  kind: Exclude<Phase, 'content'> | 'page' | 'site',
  rules: Record<
    Name,
    Omit<RuleMeta, 'phase' | 'scope'> & Partial<Pick<RuleMeta, 'phase' | 'scope'>>
  >,
): Rules<Name> {
  const isContent = kind === 'page' || kind === 'site';
  return Object.fromEntries(
    Object.entries<(typeof rules)[Name]>(rules).map(([name, rule]) => {
      const phase = rule.phase ?? (isContent ? 'content' : kind);
      const scope = isContent && phase === 'content' ? { scope: kind } : {};
      return [name, { ...scope, ...rule, phase }];
    }),
  ) as Rules<Name>;
}

/**
 * Returns the two examples of a rule from one text: each choice is what both have at that place, or the
 * pair of what the bad and the good example have.
 */
/* @__NO_SIDE_EFFECTS__ */
export function examples(
  texts: TemplateStringsArray,
  ...choices: (string | [bad: string, good: string])[]
): { bad: string; good: string } {
  const [bad, good] = [0, 1].map((side) =>
    texts
      .map((text, index) => {
        const choice = choices[index] ?? '';
        return text + (typeof choice === 'string' ? choice : choice[side]);
      })
      .join(''),
  );
  return { bad: bad ?? '', good: good ?? '' };
}

/**
 * Whether `site.checks` and suppression comments may change the severity of a rule: of warnings and of all
 * rules about content. Errors of the other phases leave no page to build, so they always stop the build.
 */
export function isSettable({ phase, severity }: RuleMeta): boolean {
  return phase === 'content' || severity !== 'error';
}
