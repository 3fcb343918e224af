/** The answer to a question with the passages it is based on. */
export interface ResearchResult {
  /** The text for the visitor; matches are marked with `**`. */
  result: string;
  /** The passages the text is based on, best first. */
  passages: Passage[];
}

/** A passage of a research note or of a web page. */
export interface Passage {
  title: string;
  text: string;
  /** The file name of the note, or the URL of the page. */
  source: string;
  /** The date of the note, or an empty text. */
  date: string;
  score: number;
}

/** A research note, read from data/research/*.md. */
export interface ResearchNote {
  source: string;
  title: string;
  date: string;
  /** The sections of the note; the heading is empty for text before the first heading. */
  sections: { heading: string; text: string }[];
}
