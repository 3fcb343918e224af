import type { MarkdownRow } from '../../protocol.ts';
import { runInBackground } from '../state/editorStore.ts';

/** A button that opens the Markdown file of a row in the text editor of this computer. */
export function MarkdownRowButton({ row }: { row: Readonly<MarkdownRow> }) {
  return (
    <button type="button" className="file" onClick={() => runInBackground(openFile(row.path))}>
      {`Open ${row.file}`}
    </button>
  );
}

/** Asks the server to open a file. Vite chooses the editor that runs, or that `EDITOR` names. */
async function openFile(path: string): Promise<void> {
  const response = await fetch(`/__open-in-editor?${new URLSearchParams({ file: path })}`);
  if (!response.ok) throw new Error(`Opening the file failed. It is at ${path}`);
}
