import { plainWords } from '../../base/text/plainWords.ts';
import { english } from '../../schema/vocabulary.ts';
import { ArticleText, hasBlocks } from '../_shared/components/ArticleText.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useWords } from '../_shared/page/words.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import { listContents } from './listContents.ts';
import { partId } from './partId.ts';
import type { Prose } from './schema.ts';
import { Body, Contents, Heading, Layout, Opening, Part, Updated } from './style.ts';

/** Running text in parts with anchors, and a table of contents that stays in view. */
export default function ProseView({ section }: ViewProps<Prose>) {
  const words = useWords({ prose: english.prose });
  const { updated, text, items = [], contents, columns = 1, numbered } = section;
  const heading = useItemHeading(section);
  const title = plainWords(section.title ?? '');
  const label = title ? `${words.prose.contents}: ${title}` : words.prose.contents;
  const isRich = text !== undefined && hasBlocks(text);
  const parts = items.map((item) => ({ ...item, id: partId(item) }));
  const entries = contents ? listContents(section) : [];
  return (
    <SectionFrame section={section} head="stack">
      <Line within={Updated}>{updated}</Line>
      <Layout data-contents={entries.length > 0 ? '' : undefined}>
        {entries.length > 0 && (
          <Contents aria-label={label} data-numbered={numbered}>
            <p aria-hidden="true">{words.prose.contents}</p>
            <ol>
              {entries.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </Contents>
        )}
        <Body
          data-columns={columns === 2 && parts.length === 0 ? '' : undefined}
          data-numbered={numbered}
        >
          {text &&
            (isRich ? (
              <ArticleText heading={heading}>{text}</ArticleText>
            ) : (
              <Text within={Opening}>{text}</Text>
            ))}
          {parts.map((part) => (
            <Part key={part.id} id={part.id}>
              <Line within={Heading} as={heading}>
                {part.title}
              </Line>
              <ArticleText heading={heading === 'h2' ? 'h3' : 'h4'}>{part.text}</ArticleText>
            </Part>
          ))}
        </Body>
      </Layout>
    </SectionFrame>
  );
}
