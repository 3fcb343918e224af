/** The database functions of the schema `intake`, as functions see them (supabase/migrations). */
export interface Intake {
  /** Stores a submission with its mail, or tells why not. */
  submit: (request: SubmitRequest) => Promise<SubmitOutcome>;
  /** Takes one of `count` places that come free over `seconds`; 0, or the seconds to wait. */
  throttle: (bucket: string, limit: Limit) => Promise<number>;
  /** Takes up to `most` due mails for `lease` seconds. */
  claim: (most: number, lease: number) => Promise<ClaimedMessage[]>;
  /** Records how deliveries went. */
  settle: (results: DeliveryResult[]) => Promise<void>;
  /** Seconds until the next mail is due, undefined when none waits. */
  nextDue: () => Promise<number | undefined>;
  /** Figures for operators. */
  status: () => Promise<IntakeStatus>;
  /** Queues dead letters again; how many. */
  revive: () => Promise<number>;
  /** Accepts a quarantined submission; false when there is none of that id. */
  release: (id: string) => Promise<boolean>;
  /** Everything held about an address. */
  export: (email: string) => Promise<unknown[]>;
  /** Deletes everything held about an address. */
  erase: (email: string) => Promise<ErasureResult>;
  /** Deletes what is older than this many days. */
  retain: (days: number) => Promise<ErasureResult>;
  /** Names of uploads older than this many hours that no submission names. */
  orphans: (hours: number) => Promise<string[]>;
}

/** So many in so many seconds. */
export interface Limit {
  count: number;
  seconds: number;
}

/** A submission to be stored. */
export interface SubmitRequest {
  form: string;
  key: string;
  data: Record<string, unknown>;
  resume: string | null;
  /** Why it is quarantined; null: it is accepted. */
  reason: string | null;
  /** Keyed hash of the sender's address; null when unknown. */
  address: string | null;
  limits: { address: Limit; form: Limit };
}

/** What became of a submission; see `intake.submit` in the migrations. */
export type SubmitOutcome =
  | { outcome: 'accepted' | 'replayed'; id: string }
  | { outcome: 'reused' | 'resume_taken' }
  | { outcome: 'limited'; retryAfter: number };

/** A mail to be sent, with the submission it is about. */
export interface ClaimedMessage {
  id: string;
  form: string;
  data: Record<string, unknown>;
  resume: string | null;
  receivedAt: string;
  attempts: number;
}

/** How one delivery went: no error, an error to retry in so many seconds, or a final error. */
export interface DeliveryResult {
  id: string;
  error?: string;
  retryIn?: number;
}

/** What was deleted. */
export interface ErasureResult {
  submissions: number;
  /** Names of files that now belong to nobody. */
  resumes: string[];
}

/** Figures for operators. */
export interface IntakeStatus {
  submissions: number;
  quarantined: number;
  pending: number;
  dead: number;
  lastError: string | null;
}
