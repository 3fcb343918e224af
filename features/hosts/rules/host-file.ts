import { defineRules } from '../../../schema/index.ts';

export const rules = defineRules('reference', {
  'host-file': {
    code: 'BW513',
    severity: 'warning',
    title: 'A file for the host is not as the site needs it',
    why: 'The build adds what `site.host` needs to the files of the host, and never overwrites what you wrote. Here, yours says something else.',
    help: 'Change the file as the hint says. `blockwright host` lists the files.',
  },
});
