import type { Measured } from '../build/measure.ts';
import type { GeneratedSite, SiteOptions } from '../sites/writeSite.ts';
import type { Fault } from './faults.ts';

/** Something that a tool says about a site. */
export interface Finding {
  /** The whole message. */
  text: string;
  /** The page that it names. */
  route?: string | undefined;
  /** The place in the source that it names. */
  source?: { file: string; line: number };
}

/** A generator, with the tools that an expert adds to find mistakes. */
export interface Chain {
  title: string;
  /** Brings a site into the form that the generator reads; not part of the time. */
  bringIn(site: GeneratedSite, options: SiteOptions, faults: readonly Fault[]): Promise<void>;
  /** Forgets what is kept between runs. */
  forget(site: GeneratedSite): Promise<void>;
  /** Builds and checks the site. */
  run(site: GeneratedSite): Promise<Measured[]>;
  /** Says what is wrong; a build that fails ends it. */
  inspect(site: GeneratedSite): Promise<Finding[]>;
  edit(site: GeneratedSite, key: string, word: string): Promise<void>;
  /** Returns the folder that the site is built in. */
  output(site: GeneratedSite): string;
}
