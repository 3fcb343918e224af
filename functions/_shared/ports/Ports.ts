import type { CompiledForm } from '../forms/FormDefinition.ts';
import type { Intake } from './Intake.ts';
import type { Mailer } from './Mailer.ts';
import type { ObjectStore } from './ObjectStore.ts';
import type { ResearchProvider } from './ResearchProvider.ts';

/**
 * Everything a function needs from the world. Handlers are `(ports) => (Request) => Response` and
 * use web standards only, so that the same code runs on Supabase's edge runtime, on Deno, in the
 * local backend and in tests.
 */
export interface Ports {
  /** The database, seen through the functions of the schema `intake`. */
  intake: Intake;
  /** The bucket `resumes`, with the rights of the service. */
  objects: ObjectStore;
  /** Where mail goes. */
  sendMail: Mailer;
  /** Who answers the research tool. */
  research: ResearchProvider;
  /** The site's forms with their validators, by name. */
  loadForms: () => Promise<Record<string, CompiledForm>>;
  /** One environment variable; empty ones count as absent. */
  env: Environment;
  /** Sends the mails that are due. */
  drainOutbox: () => Promise<unknown>;
  /** Keeps the function alive after its answer until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Writes one line of facts. Must never be given what a visitor typed. */
  log: Log;
  /** The present moment. */
  now: () => Date;
}

/** Reads one environment variable. */
export type Environment = (name: string) => string | undefined;

/** Writes one line of facts. */
export type Log = (entry: Record<string, string | number | boolean | string[] | undefined>) => void;

/** A function as the runtime calls it. */
export type Handler = (request: Request) => Promise<Response>;
