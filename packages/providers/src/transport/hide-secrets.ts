export const hidden = '***'

const shortestSecret = 4
/** A card's security code is a number of its own in a text, never part of a longer number. */
const securityCode = /^\d{3,4}$/
const shortestBase64 = 8

/** `Basic` or `Bearer` and its value, unless that is a plain word, as in "Basic authentication". */
const authorization = /\b([Bb]asic|BASIC|[Bb]earer|BEARER)( +|%20|\+)(?=[a-z]*[^a-z\s])[\w+/=.~-]{4,}/g

/** Hides secret values, however the text escapes them, and every quoted authorization. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  const [codes, others] = [secrets.filter(isCode), secrets.filter((secret) => !isCode(secret))]
  const forms = others.filter((secret) => secret.length >= shortestSecret).flatMap(formsOf)
  // The longest first: replacing a secret within another secret would leave the rest of the longer one.
  const unique = [...new Set(forms)].sort((a, b) => b.length - a.length)
  const clean = unique.reduce((remaining, form) => remaining.replaceAll(form, hidden), text)
  return hideCodes(clean, codes).replace(authorization, `$1 ${hidden}`)
}

function isCode(secret: string): boolean {
  return securityCode.test(secret)
}

function hideCodes(text: string, codes: readonly string[]): string {
  return codes.reduce(
    (remaining, code) => remaining.replace(new RegExp(`(?<!\\d)${code}(?!\\d)`, 'g'), hidden),
    text,
  )
}

function formsOf(secret: string): string[] {
  const form = new URLSearchParams({ '': secret }).toString().slice(1)
  return [
    secret,
    wellFormedUriComponent(secret),
    form,
    JSON.stringify(secret).slice(1, -1),
    ...base64Of(secret),
  ]
}

/** The beginning of the Base64 of the secret followed by any text, such as `secret:x`. */
function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const base64 = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64')
  return base64.length >= shortestBase64 ? [base64] : []
}

function wellFormedUriComponent(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
