import { passesLuhn } from '@balcao/domain/card'
import { isValidDocument, maskDocument } from '@balcao/domain/document'
import { maskEmail } from '@balcao/domain/email'
import { maskPhone } from '@balcao/domain/phone'

const hidden = '***'
const maximumLength = 16_000

/** Field names of many dialects; the whole name is compared, without case, hyphens and underscores. */
const secretNames =
  /^(cvv|cvv2|ccv|cvc|verificationvalue|securitycode|cardsecuritycode|cardcvv|password|senha|hash|cardhash|.*secret|.*token|token.*|apikey|authorization|pfx|passphrase)$/
const documentNames = /^(cpf|cnpj|cpfcnpj|document|documentnumber|docnumber|taxid|.*document|docvalue)$/
const phoneNames = /^(phone|mobilephone|mobile|cellphone|phonenumber|telefone|buyerphone)$/

const shownHeaders = new Set(['accept', 'content-type', 'user-agent', 'retry-after'])

const digitRun = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g
const documentRun =
  /(?<![\d.])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{14}|\d{11})(?!\d)/g
/** A phone as a Pix key is written, under whatever name it travels. */
const phoneKeyRun = /\+55\d{10,11}(?!\d)/g
const emailRun = /[^\s"'<>:=&,{}[\]]+@[^\s"'<>:=&,{}[\]]+\.[a-z]{2,}/gi

/**
 * Makes a body safe to store and to show: fields that are secret by their name, values that are ours to keep
 * secret, then card numbers, documents and addresses by their shape, wherever they stand.
 */
export function maskBody(body: string, secrets: readonly string[]): string {
  return maskText(maskFields(body), secrets).slice(0, maximumLength)
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
  return withoutSecrets(text, secrets)
    .replace(phoneKeyRun, maskPhone)
    .replace(digitRun, (digits) => maskCardNumber(digits))
    .replace(documentRun, (document) => (isValidDocument(document) ? maskDocument(document) : document))
    .replace(emailRun, maskEmail)
}

function maskFields(body: string): string {
  try {
    return JSON.stringify(maskValue('', JSON.parse(body)))
  } catch {
    return body.replace(/([\w.[\]-]+)=([^&\s]*)/g, (pair, name: string, value: string) => {
      const masked = maskValue(name, decodeFormValue(value))
      return masked === decodeFormValue(value) ? pair : `${name}=${masked}`
    })
  }
}

function maskValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => maskValue(name, entry))
  if (typeof value === 'object' && value !== null) {
    const isDocument = documentNames.test(plain(name))
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        maskValue(isDocument && /^(number|value)$/.test(key) ? 'document' : key, entry),
      ]),
    )
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value
  // A file, such as the photo of somebody's identity card.
  if (typeof value === 'string' && value.startsWith('data:')) return hidden
  if (secretNames.test(plain(name))) return hidden
  if (documentNames.test(plain(name))) return maskDocument(String(value))
  if (phoneNames.test(plain(name))) return maskPhone(String(value))
  return value
}

function plain(name: string): string {
  return name.replace(/[^a-z0-9]/gi, '').toLowerCase()
}

function decodeFormValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets) {
    if (secret.length < 4) continue
    for (const form of [secret, encodeURIComponent(secret)]) clean = clean.replaceAll(form, hidden)
  }
  return clean
}

/** The first six and the last four digits are what anybody may keep of a card. */
function maskCardNumber(digits: string): string {
  const number = digits.replace(/\D/g, '')
  if (!passesLuhn(number)) return digits
  return `${number.slice(0, 6)}${'*'.repeat(number.length - 10)}${number.slice(-4)}`
}
