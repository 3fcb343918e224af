import Type, { type Static } from 'typebox';
import { image } from '../fields/image.ts';
import { mapping } from '../fields/shapes.ts';

/** The schema of `site.logo`. */
export const logo = mapping(
  'The logo, best as SVG. One that is more than 2.5 times as wide as high stands without the name of the site.',
  {
    ...image.properties,
    dark: Type.Optional(
      Type.String({
        format: 'image',
        description:
          'The logo for dark ground: the footer, and the header in the dark scheme. Without it, `src` is shown there, too.',
      }),
    ),
  },
);

/** Returns the paths of the files of the logo. */
export function listLogos({ logo: set }: { logo?: Static<typeof logo> | undefined }): string[] {
  return set ? [set.src, ...(set.dark ? [set.dark] : [])] : [];
}
