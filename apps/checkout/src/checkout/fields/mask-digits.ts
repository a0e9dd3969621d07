/** Puts the digits of a value into a pattern of `9`s; surplus digits are dropped. */
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
  const typed = value.replace(/\D/g, '')
  // Contact cards paste the country code along; only that explains more than eleven digits.
  const digits = typed.length > 11 && typed.startsWith('55') ? typed.slice(2) : typed
  return maskDigits(digits.length > 10 ? '(99) 99999-9999' : '(99) 9999-9999', digits)
}

export function maskCep(value: string): string {
  return maskDigits('99999-999', value)
}

/** Position of the caret after masking: after the same number of kept characters as before it. */
export function caretAfterMasking(mask: (value: string) => string, typed: string, caret: number): number {
  const masked = mask(typed)
  if (caret >= typed.length) return masked.length
  let charactersLeft = mask(typed.slice(0, caret)).replace(/[^0-9A-Z]/g, '').length
  let position = 0
  while (position < masked.length && charactersLeft > 0) {
    if (/[0-9A-Z]/.test(masked.charAt(position))) charactersLeft -= 1
    position += 1
  }
  return position
}
