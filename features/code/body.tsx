import type { ReactNode } from 'react';
import { type AnySection, english, readKeys } from '../../schema/vocabulary.ts';
import { useWords } from '../../sections/section.ts';
import { Copied } from './code.style.ts';
import { keys } from './keys.ts';

/** Marks the code of a section with `copy` for the script that adds the button. */
export function renderBody(section: AnySection, body: ReactNode): ReactNode {
  if (section.type !== 'code' || !readKeys(section, keys.sectionTypes.code).copy) return body;
  return <CopiedBody>{body}</CopiedBody>;
}

function CopiedBody({ children }: { children: ReactNode }) {
  const { copyCode } = useWords({ copyCode: english.copyCode });
  return (
    <Copied data-copy={copyCode.copy} data-copied={copyCode.copied}>
      {children}
    </Copied>
  );
}
