export function findVariant(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  client: string,
  tests: Readonly<Record<string, { name: string; to: string }>>,
  salt: string,
): Promise<string | undefined>;
