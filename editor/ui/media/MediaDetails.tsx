import { type FormEvent, useState } from 'react';
import type { MediaFile } from '../../protocol/MediaFile.ts';
import { api } from '../state/api.ts';
import { showMessage } from '../state/editorStore.ts';
import { openContent } from '../state/openContent.ts';
import { runCommands } from '../state/requestQueue.ts';
import {
  formatSize,
  getMediaFolder,
  getMediaKind,
  getMediaName,
  isShownByBrowsers,
} from './describeMedia.ts';
import { FileInput } from './FileInput.tsx';

interface MediaDetailsProps {
  file: MediaFile;
  /** Counts the replacements of files. */
  version: number;
  onChoose?(file: MediaFile): void;
  /** Called after the file changed, with its path if that is another one. */
  onChange(path?: string): Promise<void>;
  onReplace(): void;
  /** Called after the place of a use was opened. */
  onClose?(): void;
}

/** The selected file: where it is used, its alternative text, and what can be done with it. */
export function MediaDetails(props: MediaDetailsProps) {
  const { file, version, onChoose, onChange, onReplace, onClose } = props;
  const { path, size, uses, alts } = file;
  const isPicture = getMediaKind(path) === 'picture';
  const [alt, setAlt] = useState(alts[0] ?? '');
  const [name, setName] = useState(getMediaName(path).replace(/\.\w+$/, ''));
  const [isReplaced, setReplaced] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      showMessage('');
      await onChange(await work());
    } catch (error) {
      showMessage((error as Error).message);
    }
  };
  const describe = (event: FormEvent) => {
    event.preventDefault();
    return attempt(async () => {
      await runCommands([{ kind: 'describeFile', src: path, alt }], `Describe ${path}`);
      return undefined;
    });
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    return attempt(async () => {
      const renamed = await api.renameFile({ path, name });
      if (uses.length > 0)
        await runCommands(
          [{ kind: 'renameFile', from: path, to: renamed.path }],
          `Rename ${path} to ${renamed.path}`,
        );
      return renamed.path;
    });
  };
  return (
    <section className="media-details" aria-label={`File ${getMediaName(path)}`}>
      {isShownByBrowsers(path) && <img src={`${path}?v=${version}`} alt={alts[0] ?? ''} />}
      <p>
        <strong>{getMediaName(path)}</strong>
        <br />
        {`${getMediaFolder(path)} · ${formatSize(size)}`}
      </p>
      {onChoose && (
        <button type="button" className="primary" onClick={() => onChoose(file)}>
          Choose this file
        </button>
      )}
      <h3>{uses.length > 0 ? 'Used in' : 'Not used'}</h3>
      <ul>
        {uses.map((use) => (
          <li key={use.file + use.pointer}>
            {use.pointer === '' && !use.file.startsWith('data/') ? (
              use.label
            ) : (
              <button
                type="button"
                className="quiet"
                onClick={() => {
                  openContent(use.file, use.pointer);
                  onClose?.();
                }}
              >
                {use.label}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isPicture && alts.length > 0 && (
        <form onSubmit={describe}>
          {isReplaced && (
            <p role="status" className="refused">
              The alternative text described the old picture. Does it fit the new one?
            </p>
          )}
          <label>
            Alternative text
            <textarea value={alt} rows={2} onChange={(event) => setAlt(event.target.value)} />
          </label>
          {alts.length > 1 && (
            <p className="hint">{`${alts.length} different texts are in use.`}</p>
          )}
          <button type="submit">Set wherever it is used</button>
        </form>
      )}
      <form onSubmit={rename}>
        <label>
          Name
          <input value={name} required onChange={(event) => setName(event.target.value)} />
        </label>
        <button type="submit">Rename</button>
      </form>
      <div className="media-actions">
        <FileInput
          label="Replace by another file"
          onFiles={([replacement]) =>
            attempt(async () => {
              if (replacement) await api.upload(replacement, path);
              setReplaced(true);
              onReplace();
              return undefined;
            })
          }
        />
        {uses.length > 0 ? (
          <p className="hint">Only files that nothing uses can be deleted.</p>
        ) : isDeleting ? (
          <>
            <p>{`Delete ${getMediaName(path)} for good? Other websites may link to it.`}</p>
            <button
              type="button"
              className="primary danger"
              ref={focus}
              onClick={() =>
                attempt(async () => {
                  await api.deleteFile(path);
                  return undefined;
                })
              }
            >
              Delete for good
            </button>
            <button type="button" onClick={() => setDeleting(false)}>
              Keep
            </button>
          </>
        ) : (
          <button type="button" className="danger" onClick={() => setDeleting(true)}>
            Delete
          </button>
        )}
      </div>
    </section>
  );
}

/** Moves the focus to the question that takes the place of the button. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
