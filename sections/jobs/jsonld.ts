import { toIsoMoment } from '../../base/time/parseMoment.ts';
import { english, isOver, toAnchor } from '../../schema/vocabulary.ts';
import { getTexts } from '../_shared/page/getTexts.ts';
import type { PageContext } from '../_shared/page/page.ts';
import { absoluteLinks } from '../_shared/text/absoluteLinks.ts';
import type { LinkResolver } from '../_shared/text/LinkResolver.ts';
import { renderMarkdown } from '../_shared/text/markdown.ts';
import { listMissingData } from './listMissingData.ts';
import type { Job, Jobs } from './schema.ts';

/**
 * Returns a schema.org JobPosting for each open job with the keys that Google requires. Search
 * engines penalize expired ones. None if the section opts out.
 */
export default function jobsData(section: Jobs, page: PageContext): object[] {
  if (section.structuredData === false) return [];
  const clock = { now: page.now, timeZone: page.site.timeZone };
  return section.items
    .filter((job) => listMissingData(job).length === 0)
    .filter(({ validThrough }) => !validThrough || !isOver(validThrough, clock))
    .map((job) => jobPosting(job, section, page));
}

function jobPosting(job: Job, section: Jobs, page: PageContext): object {
  const { site } = page;
  const { timeZone = 'UTC' } = site;
  const { title, pay, action = section.action } = job;
  const { jobs } = getTexts({ jobs: english.jobs }, site.words);
  return {
    '@type': 'JobPosting',
    title,
    description: descriptionHtml(job, { ...jobs, ...section.labels }, absoluteLinks(page)),
    identifier: { '@type': 'PropertyValue', name: site.name, value: toAnchor(title) },
    ...(job.postedAt && { datePosted: toIsoMoment(job.postedAt, timeZone) }),
    ...(job.validThrough && { validThrough: toIsoMoment(job.validThrough, timeZone) }),
    ...(job.employmentTypes && { employmentType: job.employmentTypes }),
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      sameAs: page.absolute('/'),
      url: page.absolute('/'),
      ...(site.logo && { logo: page.absolute(site.logo.src) }),
    },
    ...workplace(job, site.locale),
    ...(typeof pay === 'object' && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency ?? site.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.min,
          maxValue: pay.max,
          unitText: pay.unit,
        },
      },
    }),
    ...(job.experience && { experienceRequirements: job.experience }),
    ...(action && { directApply: /^[/#]/.test(action.to) }),
  };
}

/** Returns where the work is done: at a place, or remotely from a country. */
function workplace({ location, applicantCountry }: Job, locale: string): object {
  return {
    ...(location && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(location.street && { streetAddress: location.street }),
          addressLocality: location.city,
          ...(location.region && { addressRegion: location.region }),
          ...(location.postalCode && { postalCode: location.postalCode }),
          addressCountry: location.country,
        },
      },
    }),
    // Google takes TELECOMMUTE for work that is never done at a place.
    ...(applicantCountry &&
      !location && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: {
          '@type': 'Country',
          name: countryName(applicantCountry, locale),
        },
      }),
  };
}

type Labels = Record<'requirements' | 'responsibilities', string>;

function descriptionHtml(job: Job, labels: Labels, links: LinkResolver): string {
  const list = (label: string, items: string[]) => {
    const entries = items.map((item) => `<li>${renderMarkdown(item, links, true)}</li>`);
    return `<p>${renderMarkdown(label, links, true)}</p><ul>${entries.join('')}</ul>`;
  };
  return [
    renderMarkdown(job.description, links, false).trim(),
    ...(job.responsibilities ? [list(labels.responsibilities, job.responsibilities)] : []),
    ...(job.requirements ? [list(labels.requirements, job.requirements)] : []),
  ].join('');
}

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
