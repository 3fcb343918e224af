import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { OldDocument } from '../../page/readOldPage.ts';

/** What became of an address. */
export interface Visit {
  address: string;
  status: number;
  page?: OldDocument;
  /** Where it leads: an address of the site, or another URL. */
  redirect?: string;
  /** Further addresses, of a sitemap or feed. */
  links?: string[];
  sitemaps?: string[];
  isFeed?: true;
  /** Why it was not read. */
  leftOut?: string;
}

/** Keeps what was read on the disk, so that an interrupted inventory can be continued. */
export class CrawlJournal {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Returns the visits of an interrupted inventory of the same site; none if it is of another one. */
  open(start: string): Visit[] {
    const head = JSON.stringify({ format, start });
    if (existsSync(this.#path)) {
      const [first, ...lines] = readFileSync(this.#path, 'utf8').split('\n');
      // The last line may be cut off.
      if (first === head) {
        const visits = lines.flatMap((line) => parseVisit(line) ?? []);
        writeFileSync(
          this.#path,
          [head, ...visits.map((one) => JSON.stringify(one)), ''].join('\n'),
        );
        return visits;
      }
    }
    writeFileSync(this.#path, `${head}\n`);
    return [];
  }

  add(visit: Visit): void {
    appendFileSync(this.#path, `${JSON.stringify(visit)}\n`);
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }
}

const format = 'blockwright-inventory-journal/1';

function parseVisit(line: string): Visit | undefined {
  try {
    return line ? (JSON.parse(line) as Visit) : undefined;
  } catch {
    return undefined;
  }
}
