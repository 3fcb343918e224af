import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  line,
  plain,
  poster,
  section,
} from '../../../../schema/vocabulary.ts';

const address = (description: string) =>
  Type.String({ format: 'link', pattern: "^https://[^/\\s;,'*]+", description });

export const schema = section(
  'embed',
  'A map, a calendar or another page of a service, which loads after a click.',
  {
    ...alignedHeader,
    name: plain('What the frame shows, in a few words, for screen readers.'),
    address: address('Address of the frame, as the service gives it for embedding.'),
    link: Type.Optional(
      address('Address of the same at the service, for visitors without JavaScript.'),
    ),
    poster: Type.Optional(poster),
    ratio: choice(
      ['wide', 'square', 'tall', 'page', 'post'],
      'Shape of the frame; `page` is as high as the screen, `post` is narrower. By default as the service needs it, or wide.',
    ),
    caption: Type.Optional(line('Remark below the frame.')),
  },
  {
    'x-group': 'Pictures and video',
    'x-synonyms': 'iframe frame map calendar widget google-maps social-media',
  },
);

export type Embed = Static<typeof schema>;
