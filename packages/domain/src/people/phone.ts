/** The 67 area codes in use, kept as text here so that the checkout does not load the table of their cities. */
const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

const nationalNumber = /^(\d{2})(?:9\d{8}|[2-5]\d{7})$/

/**
 * The national number in digits, area code first. After a plus, 55 is the country; elsewhere 55 is removed only when
 * ten or eleven digits remain, because 55 is also an area code. Null for a value that is no Brazilian mobile or
 * landline.
 */
export function nationalPhoneDigits(value: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(value) || /^\s*\+(?!55)/.test(value)) return null
  const digits = value.replace(/\D/g, '').replace(/^0{1,2}/, '')
  const hasCountry = value.trim().startsWith('+') || (digits.length > 11 && digits.startsWith('55'))
  const national = hasCountry ? digits.slice(2) : digits
  const areaCode = nationalNumber.exec(national)?.[1]
  return areaCode !== undefined && areaCodes.has(areaCode) ? national : null
}

export function isValidPhone(value: string): boolean {
  return nationalPhoneDigits(value) !== null
}

export function isMobilePhone(value: string): boolean {
  return nationalPhoneDigits(value)?.length === 11
}

/** '+5511987654321', or null when the value is not a Brazilian phone. */
export function phoneToInternational(value: string): string | null {
  const national = nationalPhoneDigits(value)
  return national === null ? null : `+55${national}`
}

/** Only eleven digits are formatted; any other value is returned unchanged. */
export function formatPhone(value: string): string {
  const digits = value.replace(/\D/g, '')
  if (digits.length !== 11) return value
  return `(${digits.slice(0, 2)}) ${digits.slice(2, 7)}-${digits.slice(7)}`
}

/** '(11) *****-4321': the part of a buyer's phone that a page may show. */
export function maskPhone(value: string): string {
  const national = nationalPhoneDigits(value)
  if (national === null) return '*'.repeat(value.length)
  return `(${national.slice(0, 2)}) ${'*'.repeat(national.length - 6)}-${national.slice(-4)}`
}
