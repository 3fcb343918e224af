import { slug } from '../../schema/markdown/slug.ts';
import * as english from '../../schema/words/english.ts';
import { absoluteLinks } from '../_shared/absoluteLinks.ts';
import { type LinkResolver, renderMarkdown } from '../_shared/markdown.ts';
import type { PageContext } from '../_shared/page.ts';
import { getTexts } from '../_shared/words.ts';
import type { Position, Positions } from './schema.ts';

/**
 * Returns a schema.org JobPosting for each open job. Search engines penalize expired ones.
 */
export default function positionsData(section: Positions, page: PageContext): object[] {
  return section.items
    .filter(({ validThrough }) => page.now.getTime() < endOf(validThrough))
    .map((position) => jobPosting(position, section, page));
}

function jobPosting(position: Position, section: Positions, page: PageContext): object {
  const { site } = page;
  const { title, pay, applicantCountry } = position;
  const { positions } = getTexts({ positions: english.positions }, site.words);
  return {
    '@type': 'JobPosting',
    title,
    description: descriptionHtml(position, section.labels ?? positions, absoluteLinks(page)),
    identifier: { '@type': 'PropertyValue', name: site.name, value: slug(title) },
    datePosted: position.postedAt,
    validThrough: position.validThrough,
    employmentType: position.employmentTypes,
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      sameAs: page.absolute('/'),
      url: page.absolute('/'),
      ...(site.logo && { logo: page.absolute(site.logo.src) }),
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: {
      '@type': 'Country',
      name: countryName(applicantCountry, site.locale),
    },
    ...(pay && {
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
    experienceRequirements: position.experience,
    directApply: /^[/#]/.test(section.action.to),
  };
}

interface ListLabels {
  requirements: string;
  responsibilities: string;
}

function descriptionHtml(position: Position, labels: ListLabels, links: LinkResolver): string {
  const list = (label: string, items: string[]) => {
    const entries = items.map((item) => `<li>${renderMarkdown(item, links, true)}</li>`);
    return `<p>${renderMarkdown(label, links, true)}</p><ul>${entries.join('')}</ul>`;
  };
  return [
    renderMarkdown(position.description, links, false).trim(),
    list(labels.responsibilities, position.responsibilities),
    list(labels.requirements, position.requirements),
  ].join('');
}

/** Returns the end of a day, or a point in time itself, in epoch milliseconds. */
function endOf(date: string): number {
  const dayOnly = /^\d{4}-\d\d-\d\d$/.test(date);
  return Date.parse(date) + (dayOnly ? 86_400_000 : 0);
}

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
