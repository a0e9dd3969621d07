/**
 * The displayable form of a body: no card, no key, no full document, and no full address, since the shop's
 * addresses are secrets themselves.
 */
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

const addressShape = /^https?:\/\//i
const shownOfPath = 14

/** The host and the beginning of the path: enough to tell two shops apart, too little to call one of them. */
export function maskAddress(address: string): string {
  if (!URL.canParse(address)) return '••••'
  const { host, pathname, search } = new URL(address)
  if (pathname.length <= shownOfPath && search === '') return `${host}${pathname}`
  return `${host}${pathname.slice(0, shownOfPath)}••••`
}

/** A body formatted for display; a text that is neither JSON nor a form is left unchanged. */
export function maskRawBody(rawBody: string, { isForm }: { isForm: boolean }): string {
  const layOut = (body: unknown) => JSON.stringify(maskBody(body), null, 2)
  try {
    return layOut(JSON.parse(rawBody))
  } catch {
    return isForm ? layOut(Object.fromEntries(new URLSearchParams(rawBody))) : rawBody
  }
}

function maskText(text: string, name: string): string | undefined {
  if (secretName.test(name)) return '••••'
  const digits = text.replace(/\D/g, '')
  if (cardNumberName.test(name) || /^\d{13,19}$/.test(text.replaceAll(' ', ''))) {
    return digits.length >= 8 ? `${'•'.repeat(digits.length - 4)}${digits.slice(-4)}` : '••••'
  }
  if (documentName.test(name) && digits.length >= 6)
    return `${'•'.repeat(digits.length - 2)}${digits.slice(-2)}`
  return addressShape.test(text) ? maskAddress(text) : undefined
}
