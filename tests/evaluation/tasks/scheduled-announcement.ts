import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  brief: `From 1 to 14 February 2031, all pages shall have a bar at the top that says: “We are on holiday. Book now
for the time after February 14.” Nobody may see it before or afterwards.`,
  changes: [],
  judge(result) {
    // A build of today cannot show it, so the sources tell.
    const { announcement = {} } = result.readSource('pages.yaml').site;
    result.require(
      announcement.text === 'We are on holiday. Book now for the time after February 14.',
      'The announcement is missing, or has other words',
    );
    result.require(
      `${announcement.publishAt}`.startsWith('2031-02-01'),
      'It does not begin on 1 February',
    );
    result.require(
      /^2031-02-15/.test(`${announcement.expireAt}`),
      'It does not end after 14 February',
    );
  },
};
