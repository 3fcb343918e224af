import type { RouteEntry } from '../reference/read/Manifest.ts';
import type { RuleContext } from '../rules/RuleContext.ts';

/** Returns the context in the language of a route entry's pages. */
export function inLocale<Context extends Pick<RuleContext, 'localized'>>(
  context: Context,
  { localization }: Pick<RouteEntry, 'localization'>,
): Context | RuleContext {
  return (localization && context.localized.get(localization.locale)) ?? context;
}
