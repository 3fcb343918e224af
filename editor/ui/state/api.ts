import type { FontNames } from '../../../features/_shared/fonts/index.ts';
import type { JsonValue } from '../../../features/_shared/yamlEdits/index.ts';
import { changeSet } from '../../preview/changeSet.ts';
import type { ChangeRequest, View } from '../../protocol/ChangeRequest.ts';
import type { ChangeResponse } from '../../protocol/ChangeResponse.ts';
import type { EditorSetup } from '../../protocol/EditorSetup.ts';
import type { EntryChange } from '../../protocol/EntryChange.ts';
import type { FormPage } from '../../protocol/FormPage.ts';
import type { HistoryStep } from '../../protocol/HistoryStep.ts';
import type { IgnoredFile } from '../../protocol/IgnoredFile.ts';
import type { MediaFile } from '../../protocol/MediaFile.ts';
import type { PageAddress } from '../../protocol/PageAddress.ts';
import type { PresetRequest } from '../../protocol/PresetRequest.ts';
import type { PublicationProgress } from '../../protocol/PublicationProgress.ts';
import type { RestorableSection } from '../../protocol/RestorableSection.ts';
import type { RowPage } from '../../protocol/RowPage.ts';
import type { RowUse } from '../../protocol/RowUse.ts';
import type { SearchResults } from '../../protocol/SearchResults.ts';
import type { TranslationsView } from '../../protocol/TranslationsView.ts';
import { windowId } from './windowId.ts';

/** The editor's server did not answer. */
export class ConnectionError extends Error {}

/** The editor's server refuses every request of this tab for now: until a login, for example. */
export class TemporaryRefusal extends Error {
  /** How long the server asks to wait, in milliseconds; 0 if it does not say. */
  readonly wait: number;
  /** Whether the server asks for fewer requests. */
  readonly isRateLimited: boolean;

  constructor(message: string, wait: number, isRateLimited: boolean) {
    super(message);
    this.wait = wait;
    this.isRateLimited = isRateLimited;
  }
}

/** Requests to the editor's server. Each rejects with the server's message. */
export const api = {
  setup: () => request<EditorSetup>('setup'),
  state: (view: View | undefined) =>
    request<ChangeResponse>(`state${view ? `?${new URLSearchParams({ ...view })}` : ''}`),
  /** Returns a page without the other parts of the state that no page changes. */
  page: (view: View) => request<ChangeResponse>(`page?${new URLSearchParams({ ...view })}`),
  text: (file: string) =>
    request<{ text: string; saved: string }>(`text?${new URLSearchParams({ file })}`),
  applyChange: (change: ChangeRequest) =>
    post<ChangeResponse>('applyChange', JSON.stringify(change)),
  media: () => request<MediaFile[]>('media'),
  font: (path: string) => request<FontNames>(`font?${new URLSearchParams({ path })}`),
  upload: (file: File, replaces?: string) =>
    post<{ path: string }>(
      `upload?${new URLSearchParams({ name: file.name, ...(replaces && { replaces }) })}`,
      file,
    ),
  renameFile: (file: { path: string; name: string }) =>
    post<{ path: string }>(`renameFile?${new URLSearchParams(file)}`, ''),
  deleteFile: (path: string) => post<object>(`deleteFile?${new URLSearchParams({ path })}`, ''),
  preparePreset: (preset: PresetRequest) =>
    post<{ section: Record<string, unknown> }>(`preset?${new URLSearchParams({ ...preset })}`, ''),
  changes: () =>
    request<{ pages: EntryChange[]; message: string; ignored: IgnoredFile[] }>('changes'),
  generatedPages: ({ file, key }: PageAddress) =>
    request<{ before: string[]; now: string[] }>(`routes?${new URLSearchParams({ file, key })}`),
  sectionChanges: ({ file, key }: PageAddress) =>
    request<RestorableSection[]>(`sectionChanges?${new URLSearchParams({ file, key })}`),
  search: (words: string) => request<SearchResults>(`search?${new URLSearchParams({ words })}`),
  translations: (view: { locale: string; page: string }) =>
    request<TranslationsView>(`translations?${new URLSearchParams(view)}`),
  rowPages: (row: { file: string; key: string }) =>
    request<RowPage[]>(`rowPages?${new URLSearchParams(row)}`),
  formPages: (name: string) => request<FormPage[]>(`formPages?${new URLSearchParams({ name })}`),
  rowUses: (row: { file: string; key: string }) =>
    request<RowUse[]>(`rowUses?${new URLSearchParams(row)}`),
  proposeRow: (row: { collection: string; name: string; key: string }) =>
    request<Record<string, JsonValue>>(`proposeRow?${new URLSearchParams(row)}`),
  history: () => request<HistoryStep[]>('history'),
  publication: () => request<PublicationProgress>('publication'),
  push: () => post<object>('push', ''),
  commit: (message: string) => post<object>('commit', JSON.stringify({ message })),
};

/** Sends a request to `api/`, or to what is beside it; returns the answer, which is JSON. */
export async function request<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const headers = { 'x-window': windowId, ...(changeSet && { 'x-change-set': changeSet }) };
  const fail = () => {
    throw new ConnectionError('`edit` is not running');
  };
  const response = await fetch(`/_edit/api/${path}`, { headers, ...init }).catch(fail);
  // A proxy answers in place of a server that starts again.
  if (response.status >= 502 && response.status <= 504) fail();
  const text = await response.text().catch(fail);
  if (response.status === 410) dispatchEvent(new Event('blockwright:removed'));
  if ([401, 409, 429].includes(response.status)) {
    const seconds = Number(response.headers.get('retry-after'));
    const isRateLimited = response.status === 429;
    throw new TemporaryRefusal(getErrorMessage(text), (seconds || 0) * 1000, isRateLimited);
  }
  if (!response.ok) throw new Error(getErrorMessage(text));
  return JSON.parse(text) as Answer;
}

/** Posts a body as `request` does. */
export function post<Answer>(path: string, body: BodyInit): Promise<Answer> {
  return request<Answer>(path, { method: 'POST', body });
}

function getErrorMessage(text: string): string {
  try {
    return (JSON.parse(text) as { message: string }).message;
  } catch {
    return text || 'The editor’s server does not respond';
  }
}
