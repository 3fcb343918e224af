import { DomUtils } from 'htmlparser2';
import type { HtmlElement } from '../../../../base/text/parseHtml.ts';
import { noMarks } from '../../../_shared/runs/index.ts';
import { showTag } from './elements.ts';
import type { InlinePiece } from './InlinePiece.ts';
import type { OnNote } from './OnNote.ts';

/** Reads a file of sound or video, or a frame, as a link to it. */
export function readMedia(element: HtmlElement, note: OnNote): InlinePiece[] {
  const { attribs, name, children } = element;
  const source = DomUtils.findOne((one) => one.name === 'source', children);
  const address = [attribs.src, attribs['data-src'], attribs.data, source?.attribs.src].find(
    (one) => one && !/^(?:about|data|blob):/.test(one),
  );
  if (address === undefined) {
    note(`an element \`${name}\` without an address`, showTag(element), 'left out');
    return [];
  }
  note(mediaNames[name] ?? 'a frame', showTag(element), 'became a link');
  const words = attribs.title || attribs['aria-label'] || address;
  return [{ text: words, marks: { ...noMarks, link: address } }];
}

const mediaNames: Record<string, string> = { audio: 'a sound file', video: 'a video file' };
