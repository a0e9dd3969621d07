const cepShape = /^\d{2}\.?\d{3}-?\d{3}$/

/** The eight digits of a CEP, or null. The range that starts with 00 was never issued. */
export function cepDigits(value: string): string | null {
  const trimmed = value.trim()
  if (!cepShape.test(trimmed) || trimmed.startsWith('00')) return null
  return trimmed.replace(/\D/g, '')
}

export function isValidCep(value: string): boolean {
  return cepDigits(value) !== null
}

/** '01001-000'; a value that is no CEP is returned unchanged. */
export function formatCep(value: string): string {
  const digits = cepDigits(value)
  return digits === null ? value : `${digits.slice(0, 5)}-${digits.slice(5)}`
}
