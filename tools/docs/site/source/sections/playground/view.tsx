import { Island, SectionFrame, usePage, type ViewProps } from 'blockwright/section';
import PlaygroundIsland from './island.tsx';
import type { Playground } from './schema.ts';
import { Notice } from './style.ts';

/** The playground, which needs JavaScript; without it, a sentence that says so. */
export default function PlaygroundView({ section }: ViewProps<Playground>) {
  const { link } = usePage();
  return (
    <SectionFrame section={section}>
      <noscript>
        <Notice>The playground needs JavaScript. All other pages do without.</Notice>
      </noscript>
      <Island
        name="playground"
        id={section.id ?? 'playground'}
        on="load"
        component={PlaygroundIsland}
        props={{
          examples: section.examples ?? [],
          worker: link('/playground/worker.js').href,
          diagnostics: link('/reference/diagnostics').href,
        }}
      />
    </SectionFrame>
  );
}
