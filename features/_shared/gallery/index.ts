export type { GalleryPart } from './GalleryPart.ts';
