import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A message of the language server protocol: https://microsoft.github.io/language-server-protocol */
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** The part of a completion item that tests read. */
export interface CompletionItem {
  label: string;
  insertText?: string;
  textEdit?: { newText: string };
}

/** A language server that editors use, as a child process that speaks over stdio. */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #diagnostics = new Map<string, (messages: string[]) => void>();
  #input = Buffer.alloc(0);
  #lastId = 0;

  private constructor(command: string, args: readonly string[]) {
    this.#process = spawn(command, [...args, '--stdio']);
    this.#process.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** Starts the server for YAML. */
  static startYaml(): Promise<LanguageServer> {
    const manifest = createRequire(import.meta.url).resolve('yaml-language-server/package.json');
    const program = join(dirname(manifest), 'bin/yaml-language-server');
    return LanguageServer.#start(process.execPath, [program]);
  }

  /** Starts the server for TypeScript. */
  static startTypeScript(): Promise<LanguageServer> {
    return LanguageServer.#start('node_modules/.bin/tsc', ['--lsp']);
  }

  static async #start(command: string, args: readonly string[]): Promise<LanguageServer> {
    const server = new LanguageServer(command, args);
    await server.#request('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        textDocument: { completion: { completionItem: { snippetSupport: true } } },
        workspace: { configuration: true },
      },
    });
    server.#send({ method: 'initialized', params: {} });
    return server;
  }

  stop(): void {
    this.#process.kill();
  }

  /** Opens a text and returns the messages about it. Its first line names its schema. */
  async validate(path: string, text: string): Promise<string[]> {
    const uri = pathToFileURL(path).href;
    const messages = new Promise<string[]>((resolve) => this.#diagnostics.set(uri, resolve));
    this.#open(uri, text);
    return messages;
  }

  /** Opens a text and asks for the errors in it, which the server for TypeScript does not send by itself. */
  async diagnose(path: string, text: string): Promise<string[]> {
    const uri = pathToFileURL(path).href;
    this.#open(uri, text, path.endsWith('x') ? 'typescriptreact' : 'typescript');
    const result = await this.#request('textDocument/diagnostic', { textDocument: { uri } });
    const { items } = result as { items: { severity: number; message: string }[] };
    return items.flatMap(({ severity, message }) => (severity === 1 ? message : []));
  }

  /** Returns the completions at the mark `‸` in a text. Its first line names its schema. */
  async complete(path: string, marked: string): Promise<CompletionItem[]> {
    const result = await this.#requestAt('textDocument/completion', path, marked);
    return (result as { items: CompletionItem[] }).items;
  }

  /** Returns what editors show for the word at the mark `‸`. */
  async hover(path: string, marked: string): Promise<string> {
    const result = await this.#requestAt('textDocument/hover', path, marked);
    return (result as { contents: { value: string } }).contents.value;
  }

  #requestAt(method: string, path: string, marked: string): Promise<unknown> {
    const uri = pathToFileURL(path).href;
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    this.#open(uri, marked.replace('‸', ''));
    return this.#request(method, {
      textDocument: { uri },
      position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
    });
  }

  #open(uri: string, text: string, languageId = 'yaml'): void {
    const textDocument = { uri, languageId, version: 1, text };
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } });
  }

  #request(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#lastId;
    this.#send({ id, method, params });
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ result, error }) =>
        error ? reject(new Error(error.message)) : resolve(result),
      );
    });
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(chunk: Buffer): void {
    this.#input = Buffer.concat([this.#input, chunk]);
    for (;;) {
      const end = this.#input.indexOf('\r\n\r\n');
      const length = Number(
        /Content-Length: (\d+)/.exec(this.#input.toString('utf8', 0, end))?.[1],
      );
      if (end < 0 || this.#input.length < end + 4 + length) return;
      const body = this.#input.toString('utf8', end + 4, end + 4 + length);
      this.#input = this.#input.subarray(end + 4 + length);
      this.#handle(JSON.parse(body));
    }
  }

  #handle(message: Message): void {
    const { id, method, params } = message;
    if (id !== undefined && method === undefined) {
      this.#answers.get(id)?.(message);
      this.#answers.delete(id);
    } else if (id !== undefined && method === 'workspace/configuration')
      this.#send({ id, result: createConfiguration(params as { items: { section: string }[] }) });
    else if (id !== undefined) this.#send({ id, result: null });
    else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: { message: string }[] };
      this.#diagnostics.get(uri)?.(diagnostics.map((one) => one.message));
    }
  }
}

function createConfiguration({ items }: { items: { section: string }[] }): unknown[] {
  const yaml = { validate: true, completion: true, hover: true, schemaStore: { enable: false } };
  return items.map(({ section }) => (section === 'yaml' ? yaml : {}));
}
