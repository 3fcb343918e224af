/**
 * The stage that reports a rule. A value that fails an earlier stage is not checked by later ones:
 * `yaml` reads files, `shape` validates against schemas, `reference` resolves blocks, rows and
 * expressions, `content` checks pages.
 */
type Phase = 'yaml' | 'shape' | 'reference' | 'content';

/** How much a rule looks at: a file by itself, a page by itself, or all pages together. */
type RuleScope = 'file' | 'page' | 'site';

/** An entry of the catalogue. */
export interface RuleMeta {
  /** Permanent, such as `BW012`: never reused, never given to another rule. */
  code: string;
  /** Severity unless `site.checks` sets another. */
  severity: 'error' | 'warning' | 'off';
  phase: Phase;
  scope: RuleScope;
  /**
   * Whether an error elsewhere often is the cause: a page that could not be read uses no blocks. Such a
   * rule is reported only while there are no such errors.
   */
  isFollowUp?: true;
  /** Whether `site.checks` and suppression comments may change the severity. */
  settable: boolean;
  /** What happened, in a few words. */
  title: string;
  /** Why it matters. */
  why: string;
  /** How to fix it. */
  help: string;
  /**
   * YAML with and without the mistake, mostly from `examples`: whole files (each starts with a comment that is its path),
   * entries of `pages:`, or sections of a page. Absent where YAML cannot show it.
   */
  bad?: string;
  good?: string;
}

/** A rule as an area of the catalogue writes it. */
type RuleDefinition = Omit<RuleMeta, 'phase' | 'scope' | 'settable'> &
  Partial<Pick<RuleMeta, 'phase' | 'scope'>>;

/**
 * Defines the rules of an area by name. Each has the phase and scope of the area unless it names
 * its own. Warnings and all rules about content are settable; errors of the other phases leave no
 * page to build, so they always stop the build.
 */
export function defineRules<Name extends string>(
  phase: Phase,
  scope: RuleScope,
  definitions: Record<Name, RuleDefinition>,
): Record<Name, RuleMeta> {
  const entries = Object.entries<RuleDefinition>(definitions).map(([name, definition]) => {
    const rule = { phase, scope, ...definition };
    const settable = rule.phase === 'content' || rule.severity !== 'error';
    return [name, { ...rule, settable }] as const;
  });
  return Object.fromEntries(entries) as Record<Name, RuleMeta>;
}
