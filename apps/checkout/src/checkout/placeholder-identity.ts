import { isValidCpf } from '@balcao/domain/document'

/**
 * Acquirers want a phone and a CPF from everybody. Where the offer does not ask for them, and for buyers who have
 * none, these stand in. A stand-in depends on nothing but the purchase id, because the same purchase sent twice
 * must be the same to the letter.
 */
export const placeholderPhone = '11999999999'

/** For the languages whose form never asks: one fixed number, so that it is recognised as the stand-in it is. */
export const foreignBuyerCpf = '00000000191'

export function generateCpf(purchaseId: string): string {
  const seed = Number.parseInt(purchaseId.replace(/[^0-9a-f]/gi, '').slice(0, 12), 16) || 1
  const base = String(seed % 1_000_000_000).padStart(9, '0')
  for (let checkDigits = 0; checkDigits < 100; checkDigits += 1) {
    const cpf = `${base}${String(checkDigits).padStart(2, '0')}`
    if (isValidCpf(cpf)) return cpf
  }
  // Nine equal digits have no valid CPF.
  return foreignBuyerCpf
}
