import { type CSSProperties, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SectionView } from '../../protocol/PageView.ts';
import { describePublication } from '../parts/describePublication.ts';
import { Gallery } from '../sidebar/Gallery.tsx';
import { labelSection } from '../sidebar/labelSection.ts';
import { editorStore } from '../state/editorStore.ts';
import { TextTools } from './TextTools.tsx';
import { useFrameLayout } from './useFrameLayout.ts';

/**
 * Drawings of the editor over the page: the tools of the open text, and buttons that add sections between
 * others.
 */
export function CanvasOverlay({ style, scale }: { style: CSSProperties; scale: number }) {
  const { page, state, text, note } = useSnapshot(editorStore);
  const { measure, measureSections, findText } = useFrameLayout(scale);
  const [adding, setAdding] = useState<number>();
  const boxes = measureSections();
  const sections = (page?.sections ?? []) as readonly SectionView[];
  const noted = note && findText(note.section, note.path as (string | number)[]);
  const textElement = text?.session.element as Element | undefined;
  return (
    <div className="overlay" style={style}>
      {[...boxes].map(([index, { top, height }], at) => (
        <AddButton
          key={index}
          top={top + height}
          label={`Insert section after ${labelSection(sections[index])}`}
          isLast={at === boxes.size - 1}
          onPress={() => setAdding(index + 1)}
        />
      ))}
      {sections.map((section, index) => {
        const publication = describePublication(
          section.resolved ?? section.raw,
          new Date(),
          state?.site.timeZone,
        );
        const place = boxes.get(index) ?? boxes.get(index - 1);
        const isShown = boxes.has(index);
        return publication && place ? (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity
            key={`publication ${index}`}
            className="publication"
            data-state={publication.state}
            style={
              isShown
                ? { top: place.top + 8, insetInlineEnd: 8 }
                : { top: place.top + place.height - 12, left: 8 }
            }
          >
            {isShown ? publication.label : `${labelSection(section)}: ${publication.label}`}
          </p>
        ) : null;
      })}
      {text && textElement?.isConnected && <TextTools box={measure(textElement)} />}
      {note && noted && (
        <p className="text-note" role="status" style={below(measure(noted))}>
          {note.text}
        </p>
      )}
      {adding !== undefined && <Gallery index={adding} onClose={() => setAdding(undefined)} />}
    </div>
  );
}

interface AddButtonProps {
  top: number;
  label: string;
  isLast: boolean;
  onPress(): void;
}

function AddButton({ top, label, isLast, onPress }: AddButtonProps) {
  return (
    <button
      type="button"
      className="add-here"
      aria-label={label}
      title="Insert section"
      // The page ends where its last section ends.
      style={{ top, translate: isLast ? '-50% -100%' : '-50% -50%' }}
      onClick={onPress}
    >
      <span aria-hidden="true">+</span>
    </button>
  );
}

/** Returns the place below a box, or inside of it where it ends below the canvas. */
function below({
  top,
  left,
  height,
}: {
  top: number;
  left: number;
  height: number;
}): CSSProperties {
  return {
    top: `min(${top + height + 8}px, 100% - 6rem)`,
    left: `clamp(0px, ${left}px, 100% - 20rem)`,
  };
}
