import type { ChangeAnswer, ChangeRequest, EditorSetup, View } from '../protocol.ts';

/** Where a page of the manifest is written. */
export interface PageAddress {
  file: string;
  key: string;
}

/** What the editor asks its server. Each throws with the server's reason when it refuses. */
export const api = {
  setup: () => request<EditorSetup>('setup'),
  state: (view: View | undefined) =>
    request<ChangeAnswer>(`state${view ? `?${new URLSearchParams({ ...view })}` : ''}`),
  text: (file: string) =>
    request<{ text: string; saved: string }>(`text?${new URLSearchParams({ file })}`),
  change: (request: ChangeRequest) => post<ChangeAnswer>('change', JSON.stringify(request)),
  upload: (file: File) =>
    post<{ path: string }>(`upload?${new URLSearchParams({ name: file.name })}`, file),
  changes: () =>
    request<{ pages: { file: string; key: string; kind: string }[]; message: string }>('changes'),
  generatedPages: ({ file, key }: PageAddress) =>
    request<{ before: string[]; now: string[] }>(`made?${new URLSearchParams({ file, key })}`),
  commit: (message: string) => post<object>('commit', JSON.stringify({ message })),
};

async function request<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/_edit/api/${path}`, init);
  const text = await response.text();
  if (!response.ok) throw new Error(getErrorMessage(text));
  return JSON.parse(text) as Answer;
}

function post<Answer>(path: string, body: BodyInit): Promise<Answer> {
  return request<Answer>(path, { method: 'POST', body });
}

function getErrorMessage(text: string): string {
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text || 'The editor’s server does not respond';
  }
}
