import { isPublicFile } from '../../../base/files/isPublicFile.ts';
import { explainSource } from '../../../base/redirects/explainSource.ts';
import {
  collectRedirects,
  createReporter,
  defineRules,
  listRenderedPages,
  locateKey,
  locateRow,
  type Problem,
  type RenderedPageFacts,
  type RenderedSiteFacts,
  readFacts,
  type SiteRuleContext,
  traceToSource,
} from '../../../schema/index.ts';
import { listGeneratedFiles, readKeys } from '../../../schema/vocabulary.ts';
import { renderedFacts } from '../facts.ts';
import { keys } from '../keys.ts';
import { compareSites } from '../replaces/compareSites.ts';

export const rules = defineRules('site', {
  'invalid-inventory': {
    code: 'BW620',
    severity: 'error',
    title: 'The inventory of the old site cannot be read',
    why: 'Without it, nobody knows what the old site had.',
    help: 'Run `npx blockwright inventory` with the address or the built folder of the old site, and keep the file beside `pages.yaml`.',
  },
  'lost-address': {
    code: 'BW621',
    severity: 'error',
    isFollowUp: true,
    title: 'Nothing answers an address of the old site',
    why: 'Visitors, bookmarks, links on other sites and search engines would find “page not found”.',
    help: 'Write the page, or redirect the address in `site.redirects`: `check --fix` adds the redirects that the texts make certain. If the page is gone on purpose, list its address in `gone` of `site.replaces`.',
  },
  'changed-title': {
    code: 'BW622',
    severity: 'warning',
    isFollowUp: true,
    title: 'A page has another title than on the old site',
    why: 'Search engines rank and show a page by its title, so a new one can cost visitors.',
    help: 'Keep the title. If the new one is better, write `# blockwright-disable-next-line changed-title` above it.',
  },
  'changed-description': {
    code: 'BW623',
    severity: 'warning',
    isFollowUp: true,
    title: 'A page has another description than on the old site',
    why: 'Search engines show the description below the title.',
    help: 'Keep the description. If the new one is better, write `# blockwright-disable-next-line changed-description` above it.',
  },
  'lost-sentence': {
    code: 'BW624',
    severity: 'warning',
    isFollowUp: true,
    title: 'Sentences of the old site are nowhere in the new one',
    why: 'Texts get lost when a site moves, and nobody notices. Spaces, quotation marks, dashes, capitals and soft hyphens make no difference; texts of one or two words are not compared.',
    help: 'Copy the sentences. List those that are gone on purpose in `gone` of `site.replaces`.',
  },
  'lost-picture': {
    code: 'BW625',
    severity: 'warning',
    isFollowUp: true,
    title: 'No page shows a picture of the old site',
    why: 'Pictures are compared by name, without folder, ending, size and hash.',
    help: 'Copy the picture into `public/` and show it. List the address of one that is gone on purpose in `gone` of `site.replaces`.',
  },
  'still-at-old-host': {
    code: 'BW626',
    severity: 'warning',
    isFollowUp: true,
    title: 'A picture, file or link still leads to the old site',
    why: 'It is lost as soon as the old site is switched off.',
    help: 'Copy files into `public/`, and write the paths and routes of this site.',
  },
  'lost-form': {
    code: 'BW627',
    severity: 'warning',
    isFollowUp: true,
    title: 'A page has fewer forms than on the old site',
    why: 'Visitors could no longer write from this page.',
    help: 'Add the form. If it is gone on purpose, write `# blockwright-disable-next-line lost-form` above the page.',
  },
  'lost-structured-data': {
    code: 'BW628',
    severity: 'warning',
    isFollowUp: true,
    title: 'A page lost structured data that it had on the old site',
    why: 'Search engines show stars, prices, dates or questions because of this data.',
    help: 'Use a section that generates the data, such as `faq`, or a section `jsonld`.',
  },
  'unused-gone': {
    code: 'BW629',
    severity: 'warning',
    isFollowUp: true,
    title: 'An entry of `gone` leaves nothing out',
    why: 'It could hide a loss later.',
    help: 'Remove the entry, or copy the address or sentence from the inventory.',
  },
});

const tools = {
  collectRedirects,
  explainSource,
  isPublicFile,
  listGeneratedFiles,
  listRenderedPages,
  locateKey,
  locateRow,
  traceToSource,
};

const report = createReporter<typeof rules>();

/** Reports what the site lacks of the site that it replaces. */
export function checkRendered(rendered: RenderedSiteFacts, context: SiteRuleContext): Problem[] {
  const { replaces } = readKeys(context.site ?? {}, keys.site);
  if (replaces === undefined) return [];
  const readArrival = (facts: RenderedPageFacts) => readFacts(facts, renderedFacts).arrival;
  return compareSites(replaces, { rendered, context, readArrival, tools, report });
}
