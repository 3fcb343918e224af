import type { SectionCheck } from '../../../../schema/vocabulary.ts';
import { readAddress } from './readAddress.ts';
import type { Video } from './schema.ts';

/** Reports a video without source or with two, and addresses of other services. */
export const check: SectionCheck<Video> = ({ file, address, captions }) => {
  if (file === undefined && address === undefined)
    return [
      {
        path: [],
        message: 'The video has neither `file` nor `address`.',
        hint: 'write `file:` with a path in public/, or `address:` with YouTube or Vimeo',
      },
    ];
  if (file !== undefined && address !== undefined)
    return [
      {
        path: ['address'],
        part: 'key',
        message: 'The video has both `file` and `address`.',
        hint: 'remove one of them',
      },
    ];
  if (address !== undefined && !address.includes('{{') && !readAddress(address))
    return [
      {
        path: ['address'],
        message: 'This is not the address of a video on YouTube or Vimeo.',
        hint: 'copy the address of the page with the video; for other services use `embed`',
      },
    ];
  if (address !== undefined && captions !== undefined)
    return [
      {
        path: ['captions'],
        part: 'key',
        message: 'The service shows its own captions.',
        hint: 'remove `captions`',
      },
    ];
  if (file !== undefined && captions === undefined)
    return [
      {
        path: ['file'],
        part: 'key',
        severity: 'warning',
        message: 'The video has no captions, so visitors who cannot hear it miss its words.',
        hint: 'add `captions:` with a WebVTT file; for a video without words, turn this check off here',
      },
    ];
  return [];
};
