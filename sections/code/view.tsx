import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import { words } from '../_shared/words.ts';
import { highlightCode } from './highlightCode.ts';
import type { Code } from './schema.ts';
import { Caption, FileName, Listing, Scroll } from './style.ts';

/** Code in its own scroll area, coloured on the server. */
export default function CodeView({ section }: ViewProps<Code>) {
  const { code, language, file, caption } = section;
  const text = code.replace(/\n+$/, '');
  return (
    <SectionFrame section={section} width="prose" head="stack">
      <Listing>
        {file && <FileName>{file}</FileName>}
        <Scroll tabIndex={0} role="group" aria-label={file ?? words.code}>
          {language ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: highlight.js escapes the code
            <code dangerouslySetInnerHTML={{ __html: highlightCode(text, language) }} />
          ) : (
            <code>{text}</code>
          )}
        </Scroll>
        {caption && (
          <Caption>
            <Text inline>{caption}</Text>
          </Caption>
        )}
      </Listing>
    </SectionFrame>
  );
}
