/// <reference types="vite/client" preserve="true" />
/**
 * The public surface for features in packages: `blockwright/feature`. It follows semantic versioning,
 * like `blockwright/section`; nothing else of the package may be imported.
 */
import type { RequestHandler } from '../base/http/RequestHandler.ts';
import type { Problem, RuleChecks } from '../schema/index.ts';

export { default as Type, type Static } from 'typebox';
export { escapeHtml } from '../base/text/escape.ts';
export type { Command, Options } from '../cli/index.ts';
export type { Installation } from '../code/index.ts';
export {
  type HeadScript,
  isListed,
  publicUrl,
  type RenderContext,
  type SiteFile,
  type SiteFileContext,
} from '../renderer/index.ts';
export {
  createReporter,
  defineFacts,
  defineRenderedFacts,
  defineRules,
  examples,
  locateKey,
  readFacts,
  SourceFile,
  traceToSource,
} from '../schema/index.ts';
export {
  choice,
  defineKeys,
  flag,
  type ListPaths,
  line,
  lines,
  link,
  list,
  listKey,
  mapping,
  markdown,
  type Page,
  plain,
  readKeys,
  readListParts,
  readLists,
  type Site,
} from '../schema/vocabulary.ts';

export type { Problem };

/** The check of rules about one page, about all pages, or about a form. */
export type PageCheck = NonNullable<RuleChecks['checkPage']>;
export type SiteCheck = NonNullable<RuleChecks['checkSite']>;
export type FormCheck = NonNullable<RuleChecks['checkForm']>;

/** The check of code and files in the folder of a site: the export `checkCode` of checkCode.ts. */
export type CodeCheck = (site: { root: string }) => Promise<Problem[]>;

/** What a feature adds to the servers of a site, as data: the export `middleware` of its middleware.ts. */
export interface FeatureMiddleware {
  /**
   * The address that it answers, such as `/_notices`; with a slash at the end, all addresses below it. It
   * begins with `/_`, as no page does.
   */
  path: string;
  /** The servers that it is part of: `dev`, `edit`, and `team` for `edit --serve`; all by default. */
  servers?: readonly ('dev' | 'edit' | 'team')[];
  /** Loads the handler of its requests. */
  createHandler(site: { root: string }): Promise<RequestHandler>;
  /** Does the same for `preview`, which serves the last build; without it, `preview` does not have it. */
  createPreviewHandler?(site: { root: string }): Promise<RequestHandler>;
  /** Returns the markup that it adds to the head of pages in `dev`. */
  renderHead?(site: { root: string }): Promise<string>;
  /** What its page shows. `dev` prints it with the address. */
  title?: string;
}
