import type { PageDefinition } from '../../../schema/vocabulary/page.ts';
import { topic } from '../sites/topics.ts';

/** A mistake in the sources of a site. */
export interface Fault {
  kind: FaultKind;
  /** What stands in the source at the mistake, and nowhere else in the site. */
  token: string;
  /** The pages with the mistake: one, or the two that have the same title. */
  routes: string[];
}

type FaultKind = (typeof faultKinds)[number];

/** Kinds of mistakes, in the order of the report. */
export const faultKinds = [
  'dead link',
  'dead anchor',
  'missing picture',
  'missing alternative text',
  'title of another page',
  'wrong value',
  'misspelt key',
  'wrong structured data',
  'text without contrast',
  'heavy picture',
] as const;

/** Of each kind. */
const count = 4;

/**
 * Lists the mistakes of a site of written pages, each on a page of its own; those of colours are in the
 * style of the whole site.
 */
export function listFaults(pages: number): Fault[] {
  const step = Math.floor((pages - 2) / (faultKinds.length * count));
  return faultKinds.flatMap((kind, place) =>
    Array.from({ length: count }, (_, number): Fault => {
      const index = 1 + (place * count + number) * step;
      const others = kind === 'title of another page' ? [index, index + 1] : [index];
      const indexes = kind === 'text without contrast' ? [0] : others;
      return {
        kind,
        token: `${tokens[kind]}${number}${endings[kind] ?? ''}`,
        routes: indexes.map((one) => topic(one).route),
      };
    }),
  );
}

const tokens: Record<FaultKind, string> = {
  'dead link': '/nowhere-',
  'dead anchor': '#nowhere-',
  'missing picture': '/photos/missing-',
  'missing alternative text': '/photos/bare-',
  'title of another page': 'Help by the hour ',
  'wrong value': 'tile',
  'misspelt key': 'eyebrw',
  'wrong structured data': 'last week ',
  'text without contrast': '#b4b4b',
  'heavy picture': '/photos/heavy-',
};

const endings: Partial<Record<FaultKind, string>> = {
  'missing picture': '.jpg',
  'missing alternative text': '.jpg',
  'heavy picture': '.jpg',
};

/** Returns what makes the mistakes in the entries of pages. */
export function plant(faults: readonly Fault[]): (index: number, entry: PageDefinition) => void {
  return (index, entry) => {
    const { route } = topic(index);
    for (const fault of faults) if (fault.routes.includes(route)) apply(fault, entry);
  };
}

function apply({ kind, token }: Fault, entry: PageDefinition): void {
  const find = (type: string) =>
    (entry.sections as Record<string, unknown>[]).find((one) => one.type === type) ?? {};
  const link = (find('links').items as { to: string }[])[0] ?? { to: '' };
  const alt = 'The team at work';
  switch (kind) {
    case 'dead link':
      link.to = token;
      break;
    case 'dead anchor':
      link.to += token;
      break;
    case 'missing picture':
    case 'heavy picture':
      find('hero').image = { src: token, alt };
      break;
    case 'missing alternative text':
      find('hero').image = { src: token };
      break;
    case 'title of another page':
      entry.title = `${token} of a page with help for offices`;
      break;
    case 'wrong value':
      find('links').style = token;
      break;
    case 'misspelt key': {
      const hero = find('hero');
      hero[token] = hero.eyebrow;
      delete hero.eyebrow;
      break;
    }
    case 'wrong structured data':
      entry.sections.push({
        type: 'jsonld',
        data: {
          '@type': 'JobPosting',
          title: 'Assistant',
          description: 'Keeps days in order.',
          datePosted: token,
          hiringOrganization: 'Northlight',
          jobLocation: { '@type': 'Place', address: 'Atlanta' },
        },
      } as PageDefinition['sections'][number]);
      break;
    case 'text without contrast':
      break;
  }
}
