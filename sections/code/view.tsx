import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { CodeBlock } from '../_shared/text/CodeBlock.tsx';
import { Line } from '../_shared/text/Text.tsx';
import type { Code } from './schema.ts';
import { Caption, FileName, Listing } from './style.ts';

/** Code with the name of its file and a remark. */
export default function CodeView({ section }: ViewProps<Code>) {
  const { code, language, file, caption } = section;
  return (
    <SectionFrame section={section} head="stack">
      <Listing>
        {file && <FileName>{file}</FileName>}
        <CodeBlock code={code} language={language} label={file} />
        <Line within={Caption}>{caption}</Line>
      </Listing>
    </SectionFrame>
  );
}
