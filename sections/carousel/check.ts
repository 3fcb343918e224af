import type { SectionCheck } from '../../schema/vocabulary.ts';
import type { Carousel } from './schema.ts';

/** Reports a slide that has neither a title nor a picture that is described. */
export const check: SectionCheck<Carousel> = (section) =>
  section.slides.flatMap(({ title, image }, index) =>
    title || image?.alt
      ? []
      : {
          path: image ? ['slides', index, 'image', 'alt'] : ['slides', index],
          message: 'The slide has no name: neither a title nor an alternative text.',
          hint: image ? 'say what the picture shows, or add a `title`' : 'add a `title`',
        },
  );
