/** The label rules of the DICT, with a dot required in the domain, since no buyer has an address on a bare host. */
const emailShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** Addresses are compared without case and without the blanks that phones' keyboards add. */
export function normalizeEmail(value: string): string {
  return value.trim().toLowerCase()
}

export function isValidEmail(value: string): boolean {
  const email = normalizeEmail(value)
  if (email.length > 254 || !emailShape.test(email)) return false
  const local = email.slice(0, email.indexOf('@'))
  return !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
}

/** 'ma***@exemplo.com.br' */
export function maskEmail(value: string): string {
  const [local = '', domain = ''] = normalizeEmail(value).split('@')
  return `${local.slice(0, local.length > 3 ? 2 : 1)}***@${domain}`
}

/**
 * One name for a mailbox with several addresses: the part after a plus is the owner's own note, and Gmail ignores dots.
 * Shows whether two addresses belong to one person; never used as a recipient.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const plain = name.replace(/\+.*$/, '')
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
