import { MediaBrowser } from './MediaBrowser.tsx';

/** The pane with the files of public/: to find, upload, describe, rename, replace and delete. */
export function MediaPane() {
  return (
    <section aria-label="Media">
      <div className="head">
        <h2>Media</h2>
      </div>
      <MediaBrowser />
    </section>
  );
}
