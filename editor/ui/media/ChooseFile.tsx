import { useState } from 'react';
import type { MediaFile } from '../../protocol/MediaFile.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { MediaKind } from './describeMedia.ts';
import { MediaBrowser } from './MediaBrowser.tsx';

interface ChooseFileProps {
  /** The name of the field, which a screen reader adds to the text of the button. */
  label: string;
  text: string;
  current: string;
  kinds: readonly MediaKind[];
  describedBy?: string;
  onChoose(file: MediaFile): void;
}

/** A button that opens the files of the site to choose one for a field. */
export function ChooseFile({
  label,
  text,
  kinds,
  current,
  describedBy,
  onChoose,
}: ChooseFileProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-label={`${text}: ${label}`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {isOpen && (
        <Dialog title="Pictures and files" wide onClose={() => setOpen(false)}>
          <MediaBrowser
            current={current}
            kinds={kinds}
            onChoose={(file) => {
              setOpen(false);
              onChoose(file);
            }}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
