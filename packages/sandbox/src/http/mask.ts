/** What a person may see of a received request: no card, no key, no whole document. */
export function maskBody(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => maskBody(entry, name))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, maskBody(entry, key)]))
  }
  if (typeof value === 'string' || typeof value === 'number') return maskText(String(value), name) ?? value
  return value
}

const secretName =
  /secret|password|token|cvv|ccv|cvc|security_?code|verification_value|hash|hmac|api_?key|authorization/i
const cardNumberName = /^(card_?)?number$/i
const documentName =
  /^(pix_?key|pixKeyValue|key_?value|key)$|document|cpf|cnpj|taxid|tax_id|docnumber|official_id_number/i

function maskText(text: string, name: string): string | undefined {
  if (secretName.test(name)) return '••••'
  const digits = text.replace(/\D/g, '')
  if (cardNumberName.test(name) || /^\d{13,19}$/.test(text.replaceAll(' ', ''))) {
    return digits.length >= 8 ? `${'•'.repeat(digits.length - 4)}${digits.slice(-4)}` : '••••'
  }
  if (documentName.test(name) && digits.length >= 6)
    return `${'•'.repeat(digits.length - 2)}${digits.slice(-2)}`
  return undefined
}
