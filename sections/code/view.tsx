import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { CodeBlocks } from '../_shared/text/CodeBlocks.tsx';
import { Line } from '../_shared/text/Text.tsx';
import type { Code } from './schema.ts';
import { Caption, FileName, Listing } from './style.ts';

/** Code with the name of its file and a remark. */
export default function CodeView({ section }: ViewProps<Code>) {
  const { file, caption } = section;
  return (
    <SectionFrame section={section} head="stack">
      <Listing>
        {file && <FileName>{file}</FileName>}
        <CodeBlocks sources={[{ ...section, label: file }]} />
        <Line within={Caption}>{caption}</Line>
      </Listing>
    </SectionFrame>
  );
}
