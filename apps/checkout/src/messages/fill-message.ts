/** Replaces `{name}` by its value. A name without a value stays visible, so that the mistake is noticed. */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
