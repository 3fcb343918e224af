import type { OnNote } from '../html/OnNote.ts';
import type { ImportNote } from '../model/ImportNote.ts';

/** Collects what is noted of the pages of a site. */
export class PageNotes {
  readonly list: ImportNote[] = [];
  readonly #seen = new Set<string>();

  readonly add = (note: ImportNote): void => {
    this.list.push(note);
  };

  /** Returns a function that notes pieces of a page. */
  noteOn(file: string): OnNote {
    return (what, piece, became) => {
      const short = piece.replaceAll(/\s+/g, ' ').trim();
      const shown = short.length > 100 ? `${short.slice(0, 99)}…` : short;
      this.add({ file, what, ...(shown && { piece: shown }), became });
    };
  }

  /** Returns a function that notes what many pages have at the first page only. */
  noteOnce(file: string): OnNote {
    const note = this.noteOn(file);
    return (what, piece, became) => {
      const key = `${what}\0${piece}`;
      if (this.#seen.has(key)) return;
      this.#seen.add(key);
      note(what, piece, became);
    };
  }
}
