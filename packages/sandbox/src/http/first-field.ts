import type { Request } from './dialect.ts'

/** Value of the first spelling that is in the body. */
export function firstText({ body }: Pick<Request, 'body'>, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = body.text(name)
    if (text !== undefined) return text
  }
  return undefined
}

/** Amount in reais, as cents, of the first spelling that is in the body. */
export function firstReais({ body }: Pick<Request, 'body'>, names: readonly string[]): number | undefined {
  const name = names.find((candidate) => body.has(candidate))
  return name === undefined ? undefined : body.reais(name)
}
