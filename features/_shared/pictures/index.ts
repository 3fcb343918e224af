export { editPictures } from './editPictures.ts';
export { listFolderPictures, toPublicFolder } from './listFolderPictures.ts';
export { isKeyed, type PictureRows, readPictureRows } from './readPictureRows.ts';
