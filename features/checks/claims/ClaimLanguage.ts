/**
 * How claims are written in a language. Words are in lower case. What is not certain to contradict
 * another claim belongs to `unit` or `varies`: a claim that is not recognized does no harm.
 */
export interface ClaimLanguage {
  /** Matches every text with a claim: most texts are searched only once. */
  suspect: RegExp;
  /** The same for numbers in words, which all stand before one unit of time. */
  spelled: { unit: string; pattern: RegExp };
  /** Phrases in front of a lower bound: “more than 500 clients”. */
  atLeast: readonly string[];
  /**
   * Words in front of such a phrase inside a clause: “chosen by over 500 shops”. After other words it is
   * mostly a condition: “shops with more than 10 tills”.
   */
  lead: RegExp;
  million: RegExp;
  /** Words between a number and its noun that do not change what is counted: “500+ happy clients”. */
  filler: RegExp;
  /** The noun after a number, as it is written; words before it belong to it: “40+ licensed plumbers”. */
  noun: RegExp;
  /** Words after a noun that restrict it: “10 pupils per group”, “40+ exercises for shoulders”. */
  restriction: RegExp;
  /** Words that are no noun of a claim, because a site counts them for many things. */
  unit: RegExp;
  /** Phrases in front of a time: “within 24 hours”. */
  within: readonly string[];
  /** Words between the ends of a range. */
  to: RegExp;
  /** Numbers in front of a unit of time. */
  numbers: Readonly<Record<string, number>>;
  /** Units of time, in hours. */
  times: readonly (readonly [unit: RegExp, hours: number])[];
  /** Words between a number and its unit of time: “one business day”. */
  working: RegExp;
  /** Words between an event and its time: “we contact you within 24 hours”. */
  between: RegExp;
  /** Events that take different times in one business: “delivered within 5 days”. */
  varies: RegExp;
  /** Words for the same event, and its name. */
  events: readonly (readonly [words: RegExp, event: string])[];
  /** Terms with a time, such as a trial, by the phrases before or after the time. */
  terms: readonly { name: string; before: readonly string[]; after: readonly string[] }[];
  /** Words near a promise that show that it is not for customers: “we answer applications”. */
  otherwise: RegExp;
  /** Endings that comparisons ignore. */
  ending: RegExp;
}
