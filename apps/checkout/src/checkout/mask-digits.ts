/** Puts the digits of a value into a pattern of `9`s; what does not fit is dropped. */
export function maskDigits(pattern: string, value: string): string {
  const digits = value.replace(/\D/g, '')
  let masked = ''
  let next = 0
  for (const character of pattern) {
    if (next >= digits.length) break
    masked += character === '9' ? digits[next++] : character
  }
  return masked
}

export function maskPhone(value: string): string {
  const digits = value.replace(/\D/g, '')
  // Contact cards paste the country code along; more than eleven digits can only mean that.
  return maskDigits(
    '(99) 99999-9999',
    digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits,
  )
}

export function maskCpf(value: string): string {
  return maskDigits('999.999.999-99', value)
}

export function maskCep(value: string): string {
  return maskDigits('99999-999', value)
}

/** Where the caret belongs after masking: behind as many digits as stood before it while typing. */
export function caretAfterMasking(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length
  let digitsLeft = typed.slice(0, caret).replace(/\D/g, '').length
  let position = 0
  while (position < masked.length && digitsLeft > 0) {
    if (/\d/.test(masked.charAt(position))) digitsLeft -= 1
    position += 1
  }
  return position
}
