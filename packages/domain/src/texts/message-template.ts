/** Facts of an event that a message may name. Empty where the event lacks them. */
export const messageVariables = [
  'buyer.name',
  'buyer.firstName',
  'buyer.email',
  'buyer.phone',
  'product.name',
  'order.code',
  'amount',
  'pix.code',
  'boleto.line',
  'boleto.url',
  'event',
  'isTest',
] as const
export type MessageVariable = (typeof messageVariables)[number]
export type MessageValues = Record<MessageVariable, string>

const placeholder = /\{\{\s*([^{}\s]*)\s*\}\}/g

const isVariable = (name: string): name is MessageVariable =>
  messageVariables.some((variable) => variable === name)

/** Sample of a message, for the preview and for the check of a template. */
export const sampleValues: MessageValues = {
  'buyer.name': 'Carolina "Carol" Nogueira',
  'buyer.firstName': 'Carolina',
  'buyer.email': 'carolina@compradora.example',
  'buyer.phone': '5511987654321',
  'product.name': 'Curso de pães',
  'order.code': 'TESTE',
  amount: 'R$ 99,00',
  'pix.code': '00020126TESTE',
  'boleto.line': '0'.repeat(47),
  'boleto.url': 'https://boleto.example/teste',
  event: 'sale.approved',
  isTest: 'true',
}

/**
 * A JSON text with its variables filled in. Values are escaped for the inside of a JSON string, so that a name with a
 * quotation mark cannot change the structure. An unknown variable stays unchanged.
 */
export function fillTemplate(template: string, values: MessageValues): string {
  return template.replace(placeholder, (whole, name: string) =>
    isVariable(name) ? JSON.stringify(values[name]).slice(1, -1) : whole,
  )
}

/** Whether a template names only known variables, and is JSON with any values. */
export function isMessageTemplate(template: string): boolean {
  for (const [, name = ''] of template.matchAll(placeholder)) if (!isVariable(name)) return false
  try {
    // Quotation marks and line breaks in every value: a variable outside of a JSON string is refused.
    const hostile = Object.fromEntries(messageVariables.map((name) => [name, '"\n{']))
    const message: unknown = JSON.parse(fillTemplate(template, hostile as MessageValues))
    return typeof message === 'object' && message !== null
  } catch {
    return false
  }
}
