import { type AnySection, readKeys } from '../../schema/vocabulary.ts';
import { hasCode } from '../_shared/markdown/index.ts';
import { keys } from './keys.ts';

/** Whether visitors can copy the code of a section. */
export function isCopied(section: AnySection): boolean {
  // The texts of manuals have the button without being asked.
  if (section.type === 'documentation') return hasCode(section.text);
  return section.type === 'code' && readKeys(section, keys.sectionTypes.code).copy === true;
}
