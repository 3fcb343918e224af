import type { CompiledForm } from '../../../base/forms/FormDefinition.ts';
import type { Mailer } from '../../../features/_shared/mail/index.ts';
import type { FunctionTexts } from '../site/FunctionTexts.ts';
import type { Intake } from './Intake.ts';
import type { ObjectStore } from './ObjectStore.ts';
import type { SiteBranding } from './SiteBranding.ts';

/**
 * The services that functions depend on. Handlers are created from ports and use web standards only,
 * so that the same code runs on Supabase's edge runtime, on Deno, in the local backend and in tests.
 */
export interface Ports {
  /** The database of submissions and queued messages. */
  intake: Intake;
  /** The files of submissions; `createFileStore()` says how they are named. */
  files: ObjectStore;
  /** Sends a message. */
  sendMail: Mailer;
  /** Requests webhooks and the challenge service. */
  fetch: typeof globalThis.fetch;
  /** Returns the site's compiled forms by name. */
  loadForms: () => Promise<Record<string, CompiledForm>>;
  /** Returns what the answer pages need to look like the site, by default in its first language. */
  look: (locale?: string) => Promise<SiteBranding>;
  /** Returns what visitors and recipients of messages read, by default in the first language. */
  texts: (locale?: string) => Promise<FunctionTexts>;
  /** Reads an environment variable; an empty one counts as absent. */
  env: Environment;
  /** Makes the deliveries that are due. */
  drainOutbox: () => Promise<unknown>;
  /** Keeps the function running after its response until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Writes a log line. Never pass a value that a visitor typed. */
  log: Log;
  /** Shows an error to the developer of a function; only in the local backend, as it may quote a value. */
  reportError?: (error: unknown) => void;
  /** Returns the current time. */
  now: () => Date;
}

/** Reads an environment variable by name. */
export type Environment = (name: string) => string | undefined;

/** Writes a log line. */
export type Log = (entry: Record<string, string | number | boolean | string[] | undefined>) => void;

/** Answers an HTTP request. */
export type FunctionHandler = (request: Request) => Promise<Response>;
