import type { ChangeRequest } from '../../protocol/ChangeRequest.ts';
import { editorStore } from './editorStore.ts';

/** Keeps a typed text that was refused, so that its words are not lost; false if there is none. */
export function keepRefused(request: ChangeRequest, reason: string): boolean {
  const { commands: [command] = [], label = '' } = request;
  if (command?.kind !== 'edit' || command.edit.kind !== 'set') return false;
  const { path, value } = command.edit;
  if (typeof value !== 'string' || value === '') return false;
  const key = `${command.file} ${path.join('/')}`;
  editorStore.refused = [
    ...editorStore.refused.filter((one) => one.key !== key),
    { label: label.replace(/^Edit /, ''), text: value, reason, key },
  ];
  return true;
}

/** Forgets a refused text once another one was accepted in its place. */
export function forgetRefused({ commands = [] }: ChangeRequest): void {
  if (editorStore.refused.length === 0) return;
  const keys = commands.flatMap((command) =>
    command.kind === 'edit' ? `${command.file} ${command.edit.path.join('/')}` : [],
  );
  const left = editorStore.refused.filter(({ key }) => !keys.includes(key));
  if (left.length < editorStore.refused.length) editorStore.refused = left;
}
