import type { Problem } from '../../../schema/index.ts';
import { isCovered } from './isCovered.ts';
import { locatePage } from './locatePage.ts';
import type { SiteComparison } from './SiteComparison.ts';

/** Reports pictures, forms and structured data that old pages had and the new site lacks. */
export function findLostParts(comparison: SiteComparison): Problem[] {
  const { inventory, book, pairs, site, gone, report, at } = comparison;
  const { shared } = inventory;
  const reported = new Set<string>();
  const findPictures = (pictures: readonly string[]) =>
    pictures.filter((address) => {
      if (reported.has(address) || site.hasPicture(address)) return false;
      const moved = address.startsWith('/') ? book.follow(address) : address;
      if (moved !== address && site.hasPicture(moved)) return false;
      reported.add(address);
      return !gone.hasAddress(address);
    });
  const reportPictures = (pictures: readonly string[], owner: string, place: Place) =>
    findPictures(pictures).map((address) =>
      report('lost-picture', {
        message: `No page shows the picture ${address} of ${owner}.`,
        hint: 'copy it into `public/` and show it, or list its address in `gone` of `site.replaces`',
        ...place,
      }),
    );
  const arrivals = [...site.pages.values()];
  const hasForms = arrivals.some(({ forms }) => forms > 0);
  const sharedForms = shared.forms.filter((form) => form !== 'search');
  const types = arrivals.flatMap((arrival) => arrival.types);
  return [
    ...reportPictures(shared.pictures, 'most pages of the old site', { at }),
    ...(hasForms ? [] : sharedForms).map((form) =>
      report('lost-form', {
        message: `Most pages of the old site had a form with the fields ${form}, and this site has no form.`,
        hint: formHint,
        at,
      }),
    ),
    ...shared.structuredData
      .filter((type) => !isCovered(type, types))
      .map((type) =>
        report('lost-structured-data', {
          message: `Most pages of the old site had structured data of the type ${type}, and no page of this site has it.`,
          hint: dataHint,
          at,
        }),
      ),
    ...pairs.flatMap(({ old, page }) => {
      const arrival = site.pages.get(page);
      if (!arrival) return [];
      const place = { at: locatePage(page, comparison), route: page.facts.meta.route };
      const forms = old.forms.filter((form) => form !== 'search');
      return [
        ...reportPictures(old.pictures, `the old page ${old.address}`, place),
        ...(forms.length > arrival.forms
          ? [
              report('lost-form', {
                message: `The old page ${old.address} had ${forms.length === 1 ? 'a form' : `${forms.length} forms`} (${forms.join('; ')}), and this page has ${arrival.forms === 0 ? 'none' : `only ${arrival.forms}`}.`,
                hint: formHint,
                ...place,
              }),
            ]
          : []),
        ...old.structuredData
          .filter((type) => !isCovered(type, arrival.types))
          .map((type) =>
            report('lost-structured-data', {
              message: `The old page ${old.address} had structured data of the type ${type}, and this page has none.`,
              hint: dataHint,
              ...place,
            }),
          ),
      ];
    }),
  ];
}

type Place = Pick<Problem, 'at' | 'route'>;

const formHint = 'add a form to the page; if that is not wanted, suppress this line';
const dataHint =
  'add a section that generates it, or a section `jsonld`; if that is not wanted, suppress this line';
