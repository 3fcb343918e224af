/** Stores submissions and queues their messages: the SQL functions of the schema `intake`. */
export interface Intake {
  /** Stores a submission together with its message; the outcome says whether it was stored. */
  submit: (request: SubmitRequest) => Promise<SubmitOutcome>;
  /** Counts a call against a rate limit. Returns 0, or the seconds to wait. */
  throttle: (bucket: string, limit: Limit) => Promise<number>;
  /** Reserves up to `limit` due messages for `lease` seconds, so that no other drain sends them. */
  claim: (limit: number, lease: number) => Promise<ClaimedMessage[]>;
  /** Records the results of deliveries. */
  settle: (results: DeliveryResult[]) => Promise<void>;
  /** Returns the seconds until the next message is due; undefined when the queue is empty. */
  nextDue: () => Promise<number | undefined>;
  /** Returns counts for operators. */
  status: () => Promise<IntakeStatus>;
  /** Queues messages again that were given up. Returns their number. */
  revive: () => Promise<number>;
  /** Accepts a quarantined submission. Returns false when the id is unknown. */
  release: (id: string) => Promise<boolean>;
  /** Returns everything stored about an email address. */
  export: (email: string) => Promise<unknown[]>;
  /** Deletes everything stored about an email address. */
  erase: (email: string) => Promise<ErasureResult>;
  /** Deletes submissions older than this many days. */
  retain: (days: number) => Promise<ErasureResult>;
  /** Returns the names of uploads older than this many hours that belong to no submission. */
  orphans: (hours: number) => Promise<string[]>;
}

/** A rate limit: `count` calls within `seconds`. */
export interface Limit {
  count: number;
  seconds: number;
}

/** A submission to store. */
export interface SubmitRequest {
  form: string;
  key: string;
  data: Record<string, unknown>;
  resume: string | null;
  /** Why the submission is quarantined; null when it is accepted. */
  reason: string | null;
  /** The keyed hash of the sender's network address; null when the address is unknown. */
  address: string | null;
  limits: { address: Limit; form: Limit };
}

/** The outcome of storing a submission; `intake.submit` in the migrations describes each. */
export type SubmitOutcome =
  | { outcome: 'accepted' | 'replayed'; id: string }
  | { outcome: 'reused' | 'resume_taken' }
  | { outcome: 'limited'; retryAfter: number };

/** A queued message with the submission it is about. */
export interface ClaimedMessage {
  id: string;
  form: string;
  data: Record<string, unknown>;
  resume: string | null;
  receivedAt: string;
  attempts: number;
}

/** The result of a delivery. With `error` and `retryIn` (seconds) it is retried, with `error` alone given up. */
export interface DeliveryResult {
  id: string;
  error?: string;
  retryIn?: number;
}

/** The number of deleted submissions and the files they leave behind. */
export interface ErasureResult {
  submissions: number;
  /** Names of uploaded files that belong to no submission any more. */
  resumes: string[];
}

/** Counts of submissions and messages. */
export interface IntakeStatus {
  submissions: number;
  quarantined: number;
  pending: number;
  dead: number;
  lastError: string | null;
}
