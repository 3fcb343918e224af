import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  line,
  moment,
  plain,
  poster,
  section,
} from '../../../../schema/vocabulary.ts';

const file = (description: string) =>
  Type.Optional(Type.String({ format: 'link', pattern: '^/', description }));

export const schema = section(
  'video',
  'A video: a file of the site, or one of YouTube or Vimeo, which loads after a click.',
  {
    ...alignedHeader,
    name: plain('What the video shows, in a few words, for screen readers and search engines.'),
    poster: Type.Optional(poster),
    file: file('Path of the video in public/, such as `/videos/tour.mp4`.'),
    captions: file('Path of its captions in public/, such as `/videos/tour.vtt` (WebVTT).'),
    address: Type.Optional(
      Type.String({
        format: 'link',
        pattern: '^https://',
        description: 'Address of the video on YouTube or Vimeo, instead of a file.',
      }),
    ),
    published: Type.Optional(
      moment('Day of publication. With it, search engines get data about the video.'),
    ),
    caption: Type.Optional(line('Remark below the video.')),
  },
  { 'x-group': 'Pictures and video', 'x-synonyms': 'youtube vimeo movie film clip player trailer' },
);

export type Video = Static<typeof schema>;
