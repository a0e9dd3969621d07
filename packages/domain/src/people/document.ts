export type DocumentKind = 'CPF' | 'CNPJ'

const cpfShape = /^\d{11}$/
/** Since July 2026 the first twelve positions of a CNPJ may be letters; the check digits stay digits. */
const cnpjShape = /^[0-9A-Z]{12}\d{2}$/
const oneRepeatedDigit = /^(\d)\1+$/

/** Removes the punctuation of the masks and nothing else: a stray letter must not turn into a valid number. */
export function onlyDocumentCharacters(value: string): string {
  return value.replace(/[.\-/\s]/g, '').toUpperCase()
}

export function isValidCpf(value: string): boolean {
  const cpf = onlyDocumentCharacters(value)
  if (!cpfShape.test(cpf) || oneRepeatedDigit.test(cpf)) return false
  return endsWithCheckDigits(cpf, cpfCheckDigit)
}

export function isValidCnpj(value: string): boolean {
  const cnpj = onlyDocumentCharacters(value)
  if (!cnpjShape.test(cnpj) || oneRepeatedDigit.test(cnpj)) return false
  return endsWithCheckDigits(cnpj, cnpjCheckDigit)
}

export function isValidDocument(value: string): boolean {
  return isValidCpf(value) || isValidCnpj(value)
}

/** Document kind by shape only; check digits are verified elsewhere. */
export function documentKind(value: string): DocumentKind | null {
  const characters = onlyDocumentCharacters(value)
  if (cpfShape.test(characters)) return 'CPF'
  return cnpjShape.test(characters) ? 'CNPJ' : null
}

/** A value that is neither document is returned unchanged. */
export function formatDocument(value: string): string {
  const characters = onlyDocumentCharacters(value)
  const kind = documentKind(characters)
  if (kind === 'CPF') return characters.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
  if (kind === 'CNPJ') return characters.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
  return value
}

/** Enough to recognise one's own document, too little to use another person's. */
export function maskDocument(value: string): string {
  const characters = onlyDocumentCharacters(value)
  const kind = documentKind(characters)
  if (kind === 'CPF') return `***.${characters.slice(3, 6)}.${characters.slice(6, 9)}-**`
  if (kind === 'CNPJ') return `**.${characters.slice(2, 5)}.${characters.slice(5, 8)}/****-**`
  return '*'.repeat(characters.length)
}

function endsWithCheckDigits(document: string, checkDigit: (base: string) => number): boolean {
  const base = document.slice(0, -2)
  const first = checkDigit(base)
  return document === `${base}${first}${checkDigit(`${base}${first}`)}`
}

function cpfCheckDigit(base: string): number {
  return modulo11(weightedSum(base, (fromRight) => fromRight + 2))
}

function cnpjCheckDigit(base: string): number {
  return modulo11(weightedSum(base, (fromRight) => (fromRight % 8) + 2))
}

function weightedSum(base: string, weightAt: (fromRight: number) => number): number {
  let sum = 0
  for (let index = 0; index < base.length; index += 1) {
    sum += (base.charCodeAt(index) - 48) * weightAt(base.length - 1 - index)
  }
  return sum
}

function modulo11(sum: number): number {
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
