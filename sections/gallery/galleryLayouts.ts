import { Masonry } from '../_shared/layout/Masonry.style.ts';
import { Mosaic } from './galleryMosaic.style.ts';
import { Row } from './galleryRow.style.ts';
import { Grid } from './style.ts';

/** The element around the pictures, by layout. */
export const galleryLayouts = { grid: Grid, masonry: Masonry, mosaic: Mosaic, row: Row };
