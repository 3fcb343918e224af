import type { ReactNode } from 'react';
import { type AnySection, english } from '../../schema/vocabulary.ts';
import { useWords } from '../../sections/section.ts';
import { Copied } from './code.style.ts';
import { isCopied } from './isCopied.ts';

/** Marks the code of a section for the script that adds the button. */
export function renderBody(section: AnySection, body: ReactNode): ReactNode {
  return isCopied(section) ? <CopiedBody>{body}</CopiedBody> : body;
}

function CopiedBody({ children }: { children: ReactNode }) {
  const { copyCode } = useWords({ copyCode: english.copyCode });
  return (
    <Copied data-copy={copyCode.copy} data-copied={copyCode.copied}>
      {children}
    </Copied>
  );
}
