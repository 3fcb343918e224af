/** Stores submissions and queues their deliveries: the SQL functions of the schema `intake`. */
export interface Intake {
  /** Stores a submission together with its deliveries; the outcome says whether it was stored. */
  submit: (request: SubmitRequest) => Promise<SubmitOutcome>;
  /** Counts a call against a rate limit. Returns 0, or the seconds to wait. */
  throttle: (bucket: string, limit: Limit) => Promise<number>;
  /** Reserves up to `limit` due deliveries for `lease` seconds, so that no other drain makes them. */
  claim: (limit: number, lease: number) => Promise<ClaimedDelivery[]>;
  /**
   * Records the results of deliveries. Erases the values of submissions that are not kept, after their
   * last delivery, and returns their number.
   */
  settle: (results: DeliveryResult[]) => Promise<number>;
  /** Returns the seconds until the next delivery is due; undefined when the queue is empty. */
  nextDue: () => Promise<number | undefined>;
  /** Returns counts for operators. */
  status: () => Promise<IntakeStatus>;
  /** Queues deliveries again that were given up. Returns their number. */
  revive: () => Promise<number>;
  /** Accepts a quarantined submission. Returns false when the id is unknown. */
  release: (id: string) => Promise<boolean>;
  /** Returns submissions, newest first. */
  list: (filter: SubmissionFilter) => Promise<ListedSubmission[]>;
  /** Returns everything stored about an email address. */
  export: (email: string) => Promise<{ id: string }[]>;
  /** Deletes everything stored about an email address. */
  erase: (email: string) => Promise<ErasureResult>;
  /** Deletes one submission. */
  delete: (id: string) => Promise<ErasureResult>;
  /** Deletes submissions older than this many days, or than the days named for their form. */
  retain: (days: number, forms: Record<string, number>) => Promise<ErasureResult>;
  /** Removes deleted values from the files of a database that keeps them. */
  purge?: () => Promise<void>;
  /** Returns the names of files older than this many hours that belong to no submission. */
  unclaimed: (hours: number) => Promise<string[]>;
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
  /** Names of the submission's files. */
  files: string[];
  /** Why the submission is quarantined; null when it is accepted. */
  reason: string | null;
  /** The keyed hash of the sender's network address; null when the address is unknown. */
  address: string | null;
  limits: { address: Limit; form: Limit };
  /** The channels on which it is delivered: `email`, `reply`, or `webhook ` and its address. */
  deliveries: string[];
  /** The recipients of its email: addresses, or names of settings that list them. */
  recipients: string[];
  /** The rate limit of replies to the sender's address. */
  reply: (Limit & { bucket: string }) | null;
  /** Whether the values are kept after the deliveries. */
  keep: boolean;
}

/** The outcome of storing a submission; `intake.submit` in the migrations describes each. */
type SubmitOutcome =
  | { outcome: 'accepted' | 'replayed'; id: string }
  | { outcome: 'reused' | 'file_taken' }
  | { outcome: 'limited'; retryAfter: number };

/** A due delivery with the submission it is about. */
export interface ClaimedDelivery {
  id: string;
  channel: string;
  form: string;
  data: Record<string, unknown>;
  files: string[];
  /** The recipients of the form when the submission was received. */
  recipients: string[];
  receivedAt: string;
  attempts: number;
}

/** The result of a delivery. With `error` and `retryIn` (seconds) it is retried, with `error` alone given up. */
export interface DeliveryResult {
  id: string;
  channel: string;
  error?: string;
  retryIn?: number;
  /** Whether the receiver wants no further attempts. */
  refused?: boolean;
}

/** The number of deleted submissions and the files they leave behind. */
export interface ErasureResult {
  submissions: number;
  files: string[];
}

/** Which submissions to list; all parts are optional. */
export interface SubmissionFilter {
  form?: string;
  status?: string;
  /** A part of any value, or an id. */
  text?: string;
  /** Times in ISO 8601. */
  since?: string;
  until?: string;
  limit?: number;
  /** The last submission of the page before. */
  before?: { receivedAt: string; id: string };
}

/** A submission as operators see it. */
export interface ListedSubmission {
  id: string;
  form: string;
  receivedAt: string;
  status: string;
  reason: string | null;
  data: Record<string, unknown>;
  files: string[];
  deliveries: { channel: string; state: string; attempts: number; error?: string }[];
}

/** Counts of submissions and deliveries. */
export interface IntakeStatus {
  submissions: number;
  quarantined: number;
  pending: number;
  dead: number;
  lastError: string | null;
}
