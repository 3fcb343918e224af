import { Bytes } from './Bytes.ts';

// The globals of Node that the engine uses. Imported before everything else.
const globals = globalThis as unknown as Record<string, unknown>;
globals.Buffer ??= Bytes;
globals.process ??= { env: {}, version: '', versions: {}, platform: 'browser', cwd: () => '/' };
