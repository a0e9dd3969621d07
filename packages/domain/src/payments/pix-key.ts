import { isValidCnpj, isValidCpf, onlyDocumentCharacters } from '#people/document.ts'
import { isValidEmail } from '#people/email.ts'
import { isMobilePhone, phoneToInternational } from '#people/phone.ts'

export const pixKeyTypes = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]

const maskedCpf = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const phone = /^[\d+-]{9,15}$/

/**
 * Kind of a typed Pix key. The order matters: eleven digits may be a CPF and a mobile at once, and the
 * document wins.
 */
export function detectPixKeyType(value: string): PixKeyType | null {
  const key = value.trim()
  if ((/^\d+$/.test(key) || maskedCpf.test(key)) && isValidCpf(key)) return 'CPF'
  if (isValidCnpj(key)) return 'CNPJ'
  if (email.test(key)) return 'EMAIL'
  if (uuid.test(key)) return 'RANDOM'
  if (phone.test(key)) return 'PHONE'
  return null
}

/** The form in which the central directory holds the key. */
export function normalizePixKey({ key, type }: { key: string; type: PixKeyType }): string {
  const trimmed = key.trim()
  switch (type) {
    case 'CPF':
    case 'CNPJ':
      return onlyDocumentCharacters(trimmed)
    case 'EMAIL':
    case 'RANDOM':
      return trimmed.toLowerCase()
    case 'PHONE':
      return phoneToInternational(trimmed) ?? `+${trimmed.replace(/\D/g, '')}`
  }
}

/** Whether the central directory could hold the key: only mobiles are phone keys, and an e-mail has at most 77 characters. */
export function isValidPixKey({ key, type }: { key: string; type: PixKeyType }): boolean {
  const trimmed = key.trim()
  switch (type) {
    case 'CPF':
      return isValidCpf(trimmed)
    case 'CNPJ':
      return isValidCnpj(trimmed)
    case 'EMAIL':
      return trimmed.length <= 77 && isValidEmail(trimmed)
    case 'RANDOM':
      return uuid.test(trimmed)
    case 'PHONE':
      return isMobilePhone(trimmed)
  }
}
