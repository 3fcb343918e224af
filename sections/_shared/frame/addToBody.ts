import type { ReactNode } from 'react';
import type { AnySection } from '../../../schema/vocabulary.ts';

/** How a feature changes the body of sections: the exports of its body.tsx. */
interface BodyModule {
  /** Returns the body of a section with what the feature adds. */
  renderBody(section: AnySection, body: ReactNode): ReactNode;
}

const modules = Object.values(
  import.meta.glob<BodyModule>('../../../features/*/body.tsx', { eager: true }),
);

/** Returns the body of a section with what features add. Server only. */
export function addToBody(section: AnySection, body: ReactNode): ReactNode {
  return modules.reduce((rendered, module) => module.renderBody(section, rendered), body);
}
