/** Builds a path whose values cannot leave their place: path`/transactions/${id}/refund`. */
export function path(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return texts.reduce((built, text, index) => `${built}${encodeURIComponent(values[index - 1] ?? '')}${text}`)
}
