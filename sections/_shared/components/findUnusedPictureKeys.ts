import type { SectionProblem, YamlPath } from '../../../schema/vocabulary.ts';
import type { ContentPicture } from '../fields/picture.ts';

/** Reports the keys of a picture that `Picture` leaves out where it fills its place. */
export function findUnusedPictureKeys(
  image: ContentPicture | undefined,
  path: YamlPath,
  layout: string,
): SectionProblem[] {
  return (['ratio', 'frame', 'caption', 'credit'] as const)
    .filter((key) => image?.[key] !== undefined)
    .map((key) => createUnusedKey([...path, key], layout));
}

/** Returns the problem of a key for pictures that has no effect in a layout. */
export function createUnusedKey(path: YamlPath, layout: string): SectionProblem {
  return {
    path,
    part: 'key',
    rule: 'picture-key-unused',
    severity: 'warning',
    message: `\`${path.at(-1)}\` has no effect in the layout \`${layout}\`.`,
    hint: 'remove it, or choose another `layout`',
  };
}
