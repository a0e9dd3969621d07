/** Puts values in the place of `{name}`. A name without a value stays visible, so that a mistake is seen. */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
