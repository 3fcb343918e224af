import type { Static, TProperties } from 'typebox';
import type { HeadScript } from '../../../../renderer/index.ts';
import { choice, mapping } from '../../../../schema/vocabulary.ts';

/** A script of another service, or of the site itself, as a page loads it. */
export interface Service
  extends Pick<HeadScript, 'category' | 'origins' | 'stores' | 'sendsSignals'> {
  title: string;
  src: string;
  /** Attributes of the script, without `data-`. */
  data?: Readonly<Record<string, string>>;
  /** The ID of its element. */
  elementId?: string;
  /** Statements before the script is loaded. */
  setup?: readonly string[];
  /** An expression that tells the service about the event `name` with `values`, if it was loaded. */
  send?: string;
  /** Where its element is added; in the head by default. */
  place?: 'head' | 'body';
  /** Compressed size of what it loads. */
  kilobytes: number;
}

/** A service that `site.analytics` can name: its settings, and what they load. */
interface ServiceType<Keys extends TProperties> {
  description: string;
  keys: Keys;
  /** The host of its script, unless settings name a `server`. */
  host?: string;
  create(settings: Settings<Keys>, site: { hostname: string }): Service;
}

type Settings<Keys extends TProperties> = Static<ReturnType<typeof mapping<Keys>>>;

/** Returns a service with its schema, which has the key `category` besides its own keys. */
export function defineService<Keys extends TProperties>({
  description,
  keys,
  ...type
}: ServiceType<Keys>) {
  return { ...type, schema: mapping(description, { ...keys, category }) };
}

/** The schema of `category`. */
export const category = choice(
  ['necessary', 'preferences', 'statistics', 'marketing'],
  'What visitors agree to before the script is loaded; `necessary` ones do not wait. Each service has a default.',
);
