import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the window of the editor whose request is being answered. */
export const currentWindow = new AsyncLocalStorage<string | undefined>();
