import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/document'
import { problem } from '@balcao/domain/input-problems'
import { bankName } from '@balcao/domain/options/banks'
import { isValidPixKey, normalizePixKey, pixKeyTypes } from '@balcao/domain/pix-key'
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

/**
 * The caller's own Pix key or bank account. The bank names the holder of a Pix key; a bank account is entered
 * with its holder's document.
 */
export const bankAccountInput = z.union([pixKeyInput, ownBankInput])
export type BankAccountInput = z.output<typeof bankAccountInput>

export const bankAccountIdInput = z.strictObject({ bankAccountId: z.uuid() })

export const refuseBankAccountInput = z.strictObject({
  bankAccountId: z.uuid(),
  reason: z.string().trim().min(3, problem('too_short')).max(500, problem('too_long')),
})
