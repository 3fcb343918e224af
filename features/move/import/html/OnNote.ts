/** Reports a piece of HTML that does not come along as it is: what it is, the piece, and what became of it. */
export type OnNote = (what: string, piece: string, became: string) => void;
