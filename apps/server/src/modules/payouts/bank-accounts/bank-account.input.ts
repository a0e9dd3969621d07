import { foreignCurrencies } from '@balcao/domain/money/exchange'
import { bankName } from '@balcao/domain/options/banks'
import { isForeignAccount } from '@balcao/domain/payments/iban'
import { isValidPixKey, normalizePixKey, pixKeyTypes } from '@balcao/domain/payments/pix-key'
import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/people/document'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const pixKeyInput = z
  .strictObject({
    kind: z.literal('PIX'),
    pixKeyType: z.enum(pixKeyTypes, problem('required')),
    pixKey: z.string().trim().min(1, problem('required')).max(100, problem('too_long')),
  })
  .refine(({ pixKey, pixKeyType }) => isValidPixKey({ key: pixKey, type: pixKeyType }), {
    message: problem('invalid'),
    path: ['pixKey'],
  })
  .transform((given) => ({
    ...given,
    pixKey: normalizePixKey({ key: given.pixKey, type: given.pixKeyType }),
  }))

export const ownBankInput = z.strictObject({
  kind: z.literal('BANK_ACCOUNT'),
  bankCode: z.string().refine((code) => bankName(code) !== null, problem('required')),
  branch: z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, problem('invalid')),
  account: z
    .string()
    .trim()
    .regex(/^\d{1,13}-[\dX]$/i, problem('invalid'))
    .transform((account) => account.toUpperCase()),
  accountType: z.enum(['CHECKING', 'SAVINGS'], problem('required')),
  holderDocument: z.string().refine(isValidDocument, problem('invalid')).transform(onlyDocumentCharacters),
})

const withoutSpaces = z.string().transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())

/** A bank account abroad, for withdrawals in another currency. */
export const abroadInput = z.strictObject({
  kind: z.literal('ABROAD'),
  currency: z.enum(foreignCurrencies, problem('required')),
  bankName: z.string().trim().min(2, problem('required')).max(100, problem('too_long')),
  bic: withoutSpaces.pipe(z.string().regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, problem('invalid'))),
  account: withoutSpaces.pipe(z.string().refine(isForeignAccount, problem('invalid'))),
  routingNumber: withoutSpaces.pipe(z.string().regex(/^(?:\d{9})?$/, problem('invalid'))),
})

/**
 * The caller's own Pix key or bank account. The bank names the holder of a Pix key; a bank account is entered
 * with its holder's document, and a bank account abroad is taken to be in the caller's name.
 */
export const bankAccountInput = z.union([pixKeyInput, ownBankInput, abroadInput])
export type BankAccountInput = z.output<typeof bankAccountInput>

export const bankAccountIdInput = z.strictObject({ bankAccountId: z.uuid() })

export const refuseBankAccountInput = z.strictObject({
  bankAccountId: z.uuid(),
  reason: z.string().trim().min(3, problem('too_short')).max(500, problem('too_long')),
})
