import { invalidRequest } from './provider-failed.ts'

/** Builds a path whose values cannot leave their segment: path`/transactions/${id}/refund`. */
export function path(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return texts.reduce((built, text, index) => `${built}${step(values[index - 1] ?? '')}${text}`)
}

/** Refuses an empty segment, '.' and '..', whose meaning escaping cannot change. */
function step(value: string | number): string {
  const text = String(value)
  if (['', '.', '..'].includes(text) || !text.isWellFormed())
    throw invalidRequest('The value has no place in a path')
  return encodeURIComponent(text)
}
