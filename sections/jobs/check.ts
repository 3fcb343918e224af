import type { SectionCheck, SectionProblem } from '../../schema/vocabulary.ts';
import { listMissingData } from './listMissingData.ts';
import type { Jobs } from './schema.ts';

/**
 * Reports pay whose maximum is below its minimum, and keys for search engines without those that make
 * search engines list the job.
 */
export const check: SectionCheck<Jobs> = (section) =>
  section.items.flatMap((job, index) => {
    const { pay } = job;
    const problems: SectionProblem[] = [];
    if (typeof pay === 'object' && pay.min > pay.max)
      problems.push({
        path: ['items', index, 'pay', 'max'],
        message: `The highest pay (${pay.max}) is below the lowest (${pay.min}).`,
        hint: 'swap `min` and `max`',
      });
    const missing = listMissingData(job);
    const given = searchKeys.find((key) => job[key] !== undefined);
    if (given && missing.length > 0)
      problems.push({
        path: ['items', index, given],
        part: 'key',
        rule: 'incomplete-job-data',
        message: `Search engines do not list "${job.title}": it has \`${given}\`, but no ${missing.join(' and no ')}.`,
        hint: `add ${missing.join(' and ')}, or remove \`${given}\``,
      });
    return problems;
  });

/** The keys that only search engines read. A job with one of them is meant to be listed. */
const searchKeys = ['employmentTypes', 'postedAt', 'validThrough', 'applicantCountry'] as const;
