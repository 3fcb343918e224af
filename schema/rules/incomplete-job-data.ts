import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW170',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A job has keys for search engines, but not all that they need',
  why: 'Job searches list a job only if they know when it was posted, and where the work is done or where applicants must live.',
  help: 'Add the keys that the message names. If search engines need not list the job, remove the keys that are for them.',
  ...examples`- type: hero
  headline: Jobs
- type: jobs
  items:
    - title: Baker
      description: You bake our bread.
      postedAt: 2026-01-12${['', '\n      location: { city: Leeds, country: GB }']}`,
};
