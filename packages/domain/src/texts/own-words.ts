/** Variables that a seller's reminder may name; each is filled in for its visitor. */
export const reminderVariables = ['nome', 'produto', 'valor', 'vendedor'] as const
/** A mail has a button; a chat needs the address itself. */
export const whatsappVariables = [...reminderVariables, 'link'] as const
type Variable = (typeof whatsappVariables)[number]

const variable = /\{(\p{L}+)\}/gu
/** What mail programs make a link of. */
const address = /:\/\/|\bwww\.|[\p{L}\d-]\.(?!\d)\p{L}{2,}(?![\p{L}\d])|@[\p{L}\d-]+\./iu

export function hasUnknownVariable(words: string, known: readonly string[]): boolean {
  return [...words.matchAll(variable)].some(([, name = '']) => !known.includes(name))
}

/**
 * Whether a text holds an address of a page or mailbox, or becomes one by its variables: filled in, or taken out where a visitor has no
 * name. The platform's mails lead to its own pages only.
 */
export function namesAddress(words: string): boolean {
  const filled = (text: string, value: string) => text.replaceAll(variable, value)
  return [words, filled(words, 'xx'), filled(withoutName(words), '')].some((text) => address.test(text))
}

/**
 * Words with their variables filled in, each once: a value that looks like a variable stays as it is. A
 * missing name takes its comma and space along.
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
