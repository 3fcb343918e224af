/** Answers a question. Throws when it cannot. */
export type ResearchProvider = (query: string) => Promise<ResearchResult>;

/** What was found. */
export interface ResearchResult {
  /** Text for the visitor; `**` stands around what matched. */
  result: string;
  /** The passages the text was made from, best first. */
  passages: Passage[];
}

/** A passage of a note or of a page. */
export interface Passage {
  title: string;
  text: string;
  /** The note's file, or the page's address. */
  source: string;
  /** When the note was written, or empty. */
  date: string;
  score: number;
}

/** A research note, as data/research/*.md holds it. */
export interface ResearchNote {
  source: string;
  title: string;
  date: string;
  /** Its sections: heading ('' before the first) and text. */
  sections: { heading: string; text: string }[];
}
