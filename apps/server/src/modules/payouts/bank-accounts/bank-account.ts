import { createHash } from 'node:crypto'
import { bankName } from '@balcao/domain/options/banks'
import { maskDocument } from '@balcao/domain/people/document'
import type { Currency } from '@balcao/domain/vocabulary'
import type { bankAccounts, Destination } from '#db/schema/payouts.ts'

export type BankAccount = typeof bankAccounts.$inferSelect

/** Fingerprint that is equal for equal destinations, in whatever order the database returns the fields. */
export function fingerprintOf(destination: Destination): string {
  const { kind, holderName, holderDocument } = destination
  return createHash('sha256')
    .update(JSON.stringify([kind, ...placeOf(destination), holderName, holderDocument]))
    .digest('base64url')
}

function placeOf(destination: Destination): string[] {
  switch (destination.kind) {
    case 'PIX':
      return [destination.pixKeyType, destination.pixKey]
    case 'BANK_ACCOUNT':
      return [destination.bankCode, destination.branch, destination.account, destination.accountType]
    case 'ABROAD': {
      const { currency, bankName: bank, bic, account, routingNumber } = destination
      return [currency, bank, bic, account, routingNumber]
    }
  }
}

/** The currency of the withdrawals that a destination accepts. */
export function currencyOf(destination: Destination): Currency {
  return destination.kind === 'ABROAD' ? destination.currency : 'BRL'
}

export function isUsable({ state, usableFrom }: BankAccount, now: Date): boolean {
  return state === 'VERIFIED' && usableFrom !== null && usableFrom <= now
}

/** Masked, so that its owner recognises it in a mail, but another reader cannot pay to it. */
export function maskDestination(destination: Destination): string {
  if (destination.kind === 'BANK_ACCOUNT')
    return `${bankName(destination.bankCode) ?? destination.bankCode} •••${destination.account.slice(-4)}`
  if (destination.kind === 'ABROAD') return `${destination.bankName} •••${destination.account.slice(-4)}`
  return `Pix ${maskPixKey(destination)}`
}

function maskPixKey({ pixKeyType, pixKey }: Extract<Destination, { kind: 'PIX' }>): string {
  if (pixKeyType === 'CPF' || pixKeyType === 'CNPJ') return maskDocument(pixKey)
  if (pixKeyType !== 'EMAIL') return `•••${pixKey.slice(-4)}`
  const [name = '', host = ''] = pixKey.split('@')
  return `${name.slice(0, 2)}•••@${host}`
}
