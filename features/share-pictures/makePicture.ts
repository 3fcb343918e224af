import { cropPhoto } from './draw/cropPhoto.ts';
import { type CardSources, drawCard } from './draw/drawCard.ts';
import type { PlannedPicture } from './planPicture.ts';

/** Makes a planned picture: PNG for a card, JPEG for a photo. */
export function makePicture(picture: PlannedPicture, sources: CardSources): Promise<Buffer> {
  if ('photo' in picture) return cropPhoto(sources.root, picture.photo);
  return drawCard(picture.card, sources);
}
