import Type from 'typebox';
import { choice, defineKeys, mapping } from '../../schema/vocabulary.ts';
import { layoutNames } from './card/layoutNames.ts';

/** The pictures that the build draws for pages without `image`. */
export const keys = defineKeys({
  site: {
    sharePictures: mapping(
      'Pictures that other sites show of links to pages without `image`, drawn from title, section, style and logo. They need the package `@takumi-rs/core`.',
      {
        layout: choice(
          layoutNames,
          'Layout: the title below the logo on a light `cover` (default), beside a coloured band (`split`), on dark ground (`poster`), or `plain`, the logo without the title.',
        ),
        font: Type.Optional(
          Type.String({
            format: 'font-file',
            description:
              'Font file in public/ with the letters that the fonts of the site lack, such as those of Arabic or Japanese. A file with other content needs another name.',
          }),
        ),
      },
      { 'x-panel': 'Sharing and search' },
    ),
  },
  page: {
    sharePicture: choice(
      [...layoutNames, 'none'],
      'Layout of the share picture of this page; `none` leaves it to `image` of `social`.',
      { 'x-panel': 'Sharing' },
    ),
  },
});
