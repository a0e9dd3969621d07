import { isValidDocument, maskDocument } from '@balcao/domain/people/document'
import { maskEmail } from '@balcao/domain/people/email'
import { maskPhone, nationalPhoneDigits } from '@balcao/domain/people/phone'
import { hidden, hideSecrets } from './hide-secrets.ts'
import { maskCardNumber, maskCardNumbers } from './mask-card-numbers.ts'

const maximumLength = 16_000

/** Field names of many dialects; the whole name is compared, without case, hyphens and underscores. */
const secretNames =
  /^(cvv.*|.*cvv|cvv2|ccv|cvc|.*cvc|verificationvalue|.*securitycode|.*password|.*senha|hash|cardhash|.*secret|.*token|token.*|apikey|accesskey|privatekey|jwt|bearer|authorization|pfx|passphrase|track[12]?(data)?)$/
const cardNumberNames = /^(cardnumber|creditcardnumber|numerocartao|pan)$/
const cardNames = /^(card|creditcard|carddata|cardinfo|cartao)$/
const documentNames =
  /^(cpf|cnpj|cpfcnpj|document|documentnumber|docnumber|taxid|.*document|docvalue|identification)$/
const phoneNames = /^(.*phone|.*phonenumber|mobile|celular|telefone|whatsapp)$/
const pixKeyNames = /^(pixkey|pixvalue|chave|chavepix|key|keyvalue)$/

const shownHeaders = new Set(['accept', 'content-type', 'user-agent', 'retry-after'])

/** Every pattern below is bounded or anchored, so that none backtracks over a long text. */
const documentRun =
  /(?<![\w.])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}|[\dA-Z]{12}\d{2}|\d{11})(?!\w)/g
/** A phone in the format of a Pix key, in any field. */
const phoneKeyRun = /\+55\d{10,11}(?!\d)/g
const emailRun = /(?<![\w.%+-])[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const pairRun = /(?<![\w.[\]-])([\w.[\]-]{1,100})=([^&\s"<>]*)/g
const quotedPairRun = /"([\w.-]{1,100})"\s{0,9}:\s{0,9}"([^"]*)"/g

/**
 * Makes a body safe to store and to show: masks fields that are secret by name, values that are secret, then
 * card numbers, documents and addresses by their shape, anywhere in the text.
 */
export function maskBody(body: string, secrets: readonly string[]): string {
  return maskText(maskFields(body), secrets).slice(0, maximumLength)
}

export function maskUrl(url: string, secrets: readonly string[]): string {
  const [address = '', ...query] = url.split('?')
  return maskText([address, ...query.map(maskPairs)].join('?'), secrets)
}

export function maskHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      shownHeaders.has(name.toLowerCase()) ? value : hidden,
    ]),
  )
}

export function maskText(text: string, secrets: readonly string[]): string {
  return maskShapes(hideSecrets(text, secrets))
}

function maskShapes(text: string): string {
  const withoutPeople = text
    .replace(phoneKeyRun, maskPhone)
    .replace(documentRun, (document) => (isValidDocument(document) ? maskDocument(document) : document))
    .replace(emailRun, maskEmail)
  return maskCardNumbers(withoutPeople)
}

function maskFields(body: string): string {
  try {
    return JSON.stringify(maskValue('', JSON.parse(body)))
  } catch {
    return maskPairs(body.replace(quotedPairRun, maskQuotedPair))
  }
}

/** A form, or the query of an address: values are checked unescaped. */
function maskPairs(text: string): string {
  return text.replace(pairRun, (pair, name: string, value: string) => {
    const plainValue = decodeFormValue(value)
    const masked = maskShapes(String(maskValue(name, plainValue)))
    return masked === plainValue ? pair : `${name}=${masked}`
  })
}

function maskQuotedPair(pair: string, name: string, value: string): string {
  const masked = maskValue(name, value)
  return masked === value ? pair : `"${name}":"${masked}"`
}

function maskValue(name: string, value: unknown): unknown {
  const plainName = name.replace(/[^a-z0-9]/gi, '').toLowerCase()
  if (Array.isArray(value)) return value.map((entry) => maskValue(name, entry))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, maskValue(nameWithin(plainName, key), entry)]),
    )
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value
  // A file, such as the photo of an identity card.
  if (typeof value === 'string' && value.startsWith('data:')) return hidden
  if (secretNames.test(plainName)) return hidden
  if (cardNumberNames.test(plainName)) return maskCardNumber(String(value))
  if (documentNames.test(plainName)) return maskDocument(String(value))
  if (phoneNames.test(plainName)) return maskPhone(String(value))
  if (pixKeyNames.test(plainName) && nationalPhoneDigits(String(value))) return maskPhone(String(value))
  return value
}

/** The meaning of a bare `number` depends on its parent. */
function nameWithin(parent: string, key: string): string {
  if (documentNames.test(parent) && /^(number|value)$/.test(key)) return 'document'
  return cardNames.test(parent) && key === 'number' ? 'cardnumber' : key
}

function decodeFormValue(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    return value
  }
}
