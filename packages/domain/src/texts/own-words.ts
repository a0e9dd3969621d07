/** Variables that a seller's reminder may name; each is filled in for its visitor. */
export const reminderVariables = ['nome', 'produto', 'valor', 'vendedor'] as const
/** A mail has a button; a chat needs the address itself. */
export const whatsappVariables = [...reminderVariables, 'link'] as const
type Variable = (typeof whatsappVariables)[number]

const variable = /\{(\p{L}+)\}/gu
/** Text that mail programs turn into a link. */
const address = /:\/\/|\bwww\.|[\p{L}\d-]\.(?!\d)\p{L}{2,}(?![\p{L}\d])|@[\p{L}\d-]+\./iu

export function hasUnknownVariable(words: string, known: readonly string[]): boolean {
  return [...words.matchAll(variable)].some(([, name = '']) => !known.includes(name))
}

/**
 * Whether a text contains an address of a page or mailbox, or would contain one once its variables are filled
 * in or removed (for a visitor without a name). The platform's mails link to its own pages only.
 */
export function namesAddress(words: string): boolean {
  const filled = (text: string, value: string) => text.replaceAll(variable, value)
  return [words, filled(words, 'xx'), filled(withoutName(words), '')].some((text) => address.test(text))
}

/**
 * A text with its variables filled in. A value that looks like a variable is not filled in again. With a
 * missing name its comma and space are removed.
 */
export function fillWords(words: string, values: Partial<Record<Variable, string>>): string {
  const written = values.nome ? words : withoutName(words)
  return written.replaceAll(variable, (whole, name: Variable) => values[name] ?? whole)
}

function withoutName(words: string): string {
  return words
    .replaceAll(/^\{nome\}[ ,]*(\S?)/gmu, (_, next: string) => next.toUpperCase())
    .replaceAll(/[ ,]*\{nome\}/gu, '')
}
