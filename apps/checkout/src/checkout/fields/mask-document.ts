import { maskDigits } from './mask-digits.ts'

const cpfDigits = 11
const cnpjPattern = '**.***.***/****-**'

/** Grows from a CPF into a CNPJ with its twelfth character or its first letter: a CNPJ may hold letters, a CPF never does. */
export function maskDocument(value: string): string {
  const characters = value.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (/^\d*$/.test(characters) && characters.length <= cpfDigits)
    return maskDigits('999.999.999-99', characters)
  let masked = ''
  let next = 0
  for (const sign of cnpjPattern) {
    if (next >= characters.length) break
    masked += sign === '*' ? characters[next++] : sign
  }
  return masked
}
