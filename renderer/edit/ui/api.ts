import type { ChangeAnswer, ChangeRequest, EditorSetup, View } from '../protocol.ts';

/** Where a page of the manifest is written. */
export interface PageAddress {
  file: string;
  key: string;
}

/** What the editor asks its server. Each throws with the server's reason when it refuses. */
export const api = {
  setup: () => ask<EditorSetup>('setup'),
  state: (view: View | undefined) =>
    ask<ChangeAnswer>(`state${view ? `?${new URLSearchParams({ ...view })}` : ''}`),
  text: (file: string) =>
    ask<{ text: string; saved: string }>(`text?${new URLSearchParams({ file })}`),
  applyChange: (request: ChangeRequest) =>
    send<ChangeAnswer>('applyChange', JSON.stringify(request)),
  upload: (file: File) =>
    send<{ path: string }>(`upload?${new URLSearchParams({ name: file.name })}`, file),
  changes: () =>
    ask<{ pages: { file: string; key: string; kind: string }[]; message: string }>('changes'),
  routes: ({ file, key }: PageAddress) =>
    ask<{ before: string[]; now: string[] }>(`routes?${new URLSearchParams({ file, key })}`),
  commit: (message: string) => send<object>('commit', JSON.stringify({ message })),
};

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/_edit/api/${path}`, init);
  const text = await response.text();
  if (!response.ok) throw new Error(reason(text));
  return JSON.parse(text) as Answer;
}

function send<Answer>(path: string, body: BodyInit): Promise<Answer> {
  return ask<Answer>(path, { method: 'POST', body });
}

function reason(text: string): string {
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text || 'The editor’s server does not respond';
  }
}
