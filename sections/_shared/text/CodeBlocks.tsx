import type { FunctionComponent, ReactNode } from 'react';
import { english } from '../../../schema/vocabulary.ts';
import { useWords } from '../page/words.ts';
import { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx';

/** A fence of an article, or a section with code: its keys. */
export interface CodeSource extends Omit<CodeBlockProps, 'decorate'> {
  /** What an article has behind the opening fence. */
  info?: string;
  /** Its line in the article. */
  line?: number | undefined;
}

/** How a feature shows code: the exports of its code.tsx. */
export interface CodeModule {
  /** Renders code that follows each other, with a name for screen readers; undefined leaves it to the core. */
  renderCode(
    sources: readonly CodeSource[],
    Block: FunctionComponent<CodeBlockProps>,
    title: string,
  ): ReactNode;
}

const modules = Object.values(
  import.meta.glob<CodeModule>('../../../features/*/code.tsx', { eager: true }),
);

/** Renders code that follows each other. Server only. */
export function CodeBlocks({ sources }: { sources: readonly CodeSource[] }): ReactNode {
  const { code } = useWords({ code: english.code });
  for (const { renderCode } of modules) {
    const rendered = renderCode(sources, CodeBlock, code.listing);
    if (rendered !== undefined) return rendered;
  }
  return sources.map((source) => <CodeBlock key={source.code} {...source} />);
}
