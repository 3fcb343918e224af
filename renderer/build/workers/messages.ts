import type { Bindings } from '../../../schema/resolve/Manifest.ts';
import type { PageFacts } from '../../../schema/rules/facts/PageFacts.ts';
import type { PageReads } from '../../page/pageContext.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import type { ResolvedFile, Slot } from './ResolvedPages.ts';

/** What a worker needs before it can look at pages: all that they share, as text. */
export interface SharedTexts {
  root: string;
  mode: 'build' | 'dev';
  /** In milliseconds. */
  now: number;
  /** Whether a part of the manifests could not be read. */
  incomplete: boolean;
  /** `site:` and `blocks:` of the manifests. */
  manifests: { path: string; site?: string; blocks?: string }[];
  /** Every other file: path → text. */
  files: Record<string, string>;
}

/** An entry of `pages:` as text, and which of its pages are meant (all without `sets`). */
export interface EntryTask {
  path: string;
  route: string;
  /** Asked for when the task is handed out: the texts of all tasks need not be in memory. */
  readonly text: string;
  sets?: number[];
}

/** Pages of an entry to be rendered. */
export interface RenderTask {
  route: string;
  /** Which pages are meant, and where each stands that was resolved before. */
  sets: number[];
  resolved?: (Slot | undefined)[];
  /** The entry, for those that were not. */
  readonly entry?: EntryTask;
}

/** What checking an entry gave. */
export interface EntryOutcome {
  /** False when the entry makes no sense by itself. */
  readable: boolean;
  bindings: Bindings;
  /** The facts of each page; null for one with something to tell. */
  facts: (PageFacts | null)[];
  /** Where each page was put, if resolved pages are kept and it is one. */
  resolved: (Slot | undefined)[];
}

/** What rendering needs beside the shared texts. */
export interface RenderSetup {
  renderContext: RenderContext;
  /** The bundle of the renderer. */
  bundle: string;
  /** Where pages are written. */
  folder: string;
  profile: boolean;
}

/** A page that was written. */
export interface RenderedFile {
  route: string;
  size: number;
  mtime: number;
  islands: string[];
  reads: PageReads;
  /** Structured data with something wrong in it. */
  invalidStructuredData: { section?: number; objects: object[] }[];
  /** Milliseconds by section type, when they were asked for. */
  profile?: Record<string, number>;
}

/** A message to a worker; it answers each with `Answer`. */
export type WorkerRequest =
  | { kind: 'share'; shared: SharedTexts; keep?: ResolvedFile | undefined }
  | { kind: 'check'; tasks: EntryTask[] }
  | { kind: 'prepare'; setup: RenderSetup }
  | { kind: 'render'; tasks: RenderTask[] };

/** The answer to an order: its value, or the error it ended with. */
export type WorkerResponse = { value: unknown } | { error: SerializedError };

/** What is handed on of an error; the last four tell which call of the system failed. */
export type SerializedError = Pick<Error, 'message' | 'stack'> &
  Pick<NodeJS.ErrnoException, 'errno' | 'code' | 'path' | 'syscall'>;

/** Takes apart an error for a message to another thread or process. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, errno, code, path, syscall } = error as NodeJS.ErrnoException;
  return JSON.parse(JSON.stringify({ message, stack, errno, code, path, syscall }));
}
