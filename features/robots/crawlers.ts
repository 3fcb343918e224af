import type { Static } from 'typebox';
import type { keys } from './keys.ts';

type Class = 'training' | 'search' | 'readers';

/**
 * The names in robots.txt by purpose, as their operators describe them; read on 27 November 2026.
 * Google-Extended and Applebot-Extended are no crawlers, but names of the purpose alone. Of the readers,
 * ChatGPT-User, meta-externalfetcher and Perplexity-User may ignore robots.txt.
 */
export const crawlers: Record<Class, readonly string[]> = {
  training: [
    'AI2Bot',
    'Amazonbot',
    'Applebot-Extended',
    'Bytespider',
    'CCBot',
    'ClaudeBot',
    'Google-Extended',
    'GPTBot',
    'meta-externalagent',
  ],
  search: ['Amzn-SearchBot', 'Claude-SearchBot', 'OAI-SearchBot', 'PerplexityBot'],
  readers: [
    'Amzn-User',
    'ChatGPT-User',
    'Claude-User',
    'DuckAssistBot',
    'meta-externalfetcher',
    'MistralAI-User',
    'Perplexity-User',
  ],
};

/** Lists the names that a site refuses. */
export function listRefused(allowed: Static<typeof keys.site.crawlers> = {}): string[] {
  return (Object.keys(crawlers) as Class[]).flatMap((name) =>
    allowed[name] === false ? crawlers[name] : [],
  );
}
