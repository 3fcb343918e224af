import { useCallback, useEffect, useId, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { GridLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import { useSnapshot } from 'valtio';
import type { MediaFile } from '../../protocol/MediaFile.ts';
import { matchesSearch } from '../parts/matchesSearch.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground, showMessage } from '../state/editorStore.ts';
import {
  formatSize,
  getMediaFolder,
  getMediaKind,
  getMediaName,
  isShownByBrowsers,
  type MediaKind,
} from './describeMedia.ts';
import { FileInput } from './FileInput.tsx';
import { MediaDetails } from './MediaDetails.tsx';
import './media.css';

interface MediaBrowserProps {
  /** The file that is selected first. */
  current?: string;
  /** The files that can be chosen; all by default. */
  kinds?: readonly MediaKind[];
  /** Absent where files are managed, and not chosen for a field. */
  onChoose?(file: MediaFile): void;
  /** Called after the place of a use was opened. */
  onClose?(): void;
}

/** The files of public/: to find, upload, describe, rename, replace, delete and choose. */
export function MediaBrowser({ current = '', kinds, onChoose, onClose }: MediaBrowserProps) {
  const [files, setFiles] = useState<readonly MediaFile[]>();
  const [selected, setSelected] = useState(current);
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState('');
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  // Counts replacements, so that the browser does not show pictures that it has stored.
  const [version, setVersion] = useState(0);
  const id = useId();
  const reload = useCallback(async () => {
    const loaded = await api.media();
    setFiles(loaded);
    return loaded;
  }, []);
  const { version: siteVersion } = useSnapshot(editorStore);
  const isLoaded = files !== undefined;
  // An edit may begin or end a use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of the site is a reason to ask again
  useEffect(() => {
    const timer = setTimeout(() => runInBackground(reload()), isLoaded ? pause : 0);
    return () => clearTimeout(timer);
  }, [reload, siteVersion]);
  const offered = (files ?? []).filter(({ path }) => kinds?.includes(getMediaKind(path)) ?? true);
  const folders = [...new Set(offered.map(({ path }) => getMediaFolder(path)))];
  const shown = offered.filter(
    ({ path, alts, uses }) =>
      path.startsWith(folder) &&
      !(isUnusedOnly && uses.length > 0) &&
      matchesSearch(search, [path, ...alts]),
  );
  const file = files?.find(({ path }) => path === selected);
  const upload = async (uploads: File[]) => {
    const paths: string[] = [];
    try {
      for (const one of uploads) paths.push((await api.upload(one)).path);
      showMessage('');
    } catch (error) {
      showMessage((error as Error).message);
    }
    const loaded = await reload();
    const last = loaded.find(({ path }) => path === paths.at(-1));
    if (!last) return;
    if (onChoose && paths.length === 1) onChoose(last);
    else setSelected(last.path);
  };
  return (
    <fieldset
      className="media"
      aria-label="Files of the site"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        runInBackground(upload([...event.dataTransfer.files]));
      }}
    >
      <div className="media-tools">
        <label>
          Search
          <input
            type="search"
            value={search}
            ref={onChoose ? focusSearch : undefined}
            placeholder="name or description"
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <label>
          Folder
          <select value={folder} onChange={(event) => setFolder(event.target.value)}>
            <option value="">All</option>
            {folders.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={isUnusedOnly}
            onChange={(event) => setUnusedOnly(event.target.checked)}
          />
          Unused only
        </label>
        <FileInput label="Upload files" multiple onFiles={upload} />
      </div>
      <p className="hint" role="status" id={`${id}-count`}>
        {offered.length > 0 && `${shown.length} of ${offered.length} files. `}
        Drop files here to upload them.
      </p>
      <div className="media-columns">
        <Virtualizer
          layout={GridLayout}
          layoutOptions={{ minItemSize: new Size(132, 148), maxItemSize: new Size(190, 148) }}
        >
          <ListBox
            className="media-grid"
            aria-label="Files"
            aria-describedby={`${id}-count`}
            layout="grid"
            selectionMode="single"
            selectionBehavior="replace"
            // The first press closes the window.
            escapeKeyBehavior="none"
            selectedKeys={selected ? [selected] : []}
            items={shown.map((one) => ({ id: one.path, file: one }))}
            renderEmptyState={() =>
              !isLoaded ? 'Loading…' : offered.length === 0 ? 'No files yet.' : 'No file matches.'
            }
            onSelectionChange={(keys) => {
              for (const key of keys) setSelected(String(key));
            }}
            {...(onChoose && {
              onAction: (key) => {
                const chosen = files?.find(({ path }) => path === key);
                if (chosen) onChoose(chosen);
              },
            })}
          >
            {({ file: { path, size, uses } }) => (
              <ListBoxItem textValue={getMediaName(path)} className="media-tile">
                {isShownByBrowsers(path) ? (
                  <img src={`${path}?v=${version}`} alt="" loading="lazy" />
                ) : (
                  <span className="media-kind">{path.split('.').at(-1)?.toUpperCase()}</span>
                )}
                <span className="media-name">{getMediaName(path)}</span>
                <small>{`${formatSize(size)}${uses.length === 0 ? ' · unused' : ''}`}</small>
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
        {file ? (
          <MediaDetails
            key={file.path}
            file={file}
            version={version}
            {...(onChoose && { onChoose })}
            {...(onClose && { onClose })}
            onChange={async (path = file.path) => {
              setSelected(path);
              await reload();
            }}
            onReplace={() => setVersion(version + 1)}
          />
        ) : (
          <p className="hint">Select a file to see where it is used.</p>
        )}
      </div>
    </fieldset>
  );
}

/** Whoever chooses a file looks for it first. */
function focusSearch(search: HTMLInputElement | null): void {
  search?.focus();
}

/** How long the list waits for the next change of the site, in milliseconds. */
const pause = 500;
