export { editPictures } from './editPictures.ts';
export { listPictures, toPublicFolder } from './listPictures.ts';
export { isMapping, type PictureRows, readPictureRows } from './readPictureRows.ts';
