import type { Job } from './schema.ts';

/** Lists the keys that a job lacks for Google's job search; none if it can be listed there. */
export function listMissingData({ postedAt, location, applicantCountry }: Job): string[] {
  return [
    ...(postedAt ? [] : ['`postedAt`']),
    ...(location || applicantCountry ? [] : ['`location` or `applicantCountry`']),
  ];
}
