import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  lines,
  mapping,
  markdown,
  plain,
  sample,
  section,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const caseStudy = mapping('A case study.', {
  name: plain('Name of the client, a person or a company.'),
  role: Type.Optional(plain('Position of the person.')),
  company: Type.Optional(plain('Company of the person.')),
  image: Type.Optional(picture),
  story: markdown('What happened: the problem, the work and how it ended.'),
  results: Type.Optional(lines('Results of the work, shown with check marks.')),
  timeframe: Type.Optional(plain('How long it took, such as "6 weeks".')),
  sample,
});

const labels = mapping('Labels within each case study.', {
  results: Type.Optional(plain('Heading above the results.')),
  timeframe: Type.Optional(plain('Label in front of the time.')),
});

export const schema = section(
  'case-studies',
  'Client projects in detail, one below another, each with a picture and its results.',
  {
    ...alignedHeader,
    labels: Type.Optional(labels),
    items: Type.Array(caseStudy, { minItems: 1, description: 'The case studies, in order.' }),
  },
  {
    'x-group': 'Trust',
    'x-synonyms':
      'stories story success-stories customer-story testimonial review projects references',
  },
);

export type CaseStudies = Static<typeof schema>;
