import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'

/** The five places of a person's money, and the debt. */
export const walletAccounts = ['available', 'pending', 'reserve', 'held', 'withdrawing', 'debt'] as const
export type WalletAccount = (typeof walletAccounts)[number]

export const walletCategories = [
  'SALE',
  'RELEASE',
  'REFUND',
  'CHARGEBACK',
  'HOLD',
  'WITHDRAWAL',
  'ANTICIPATION',
  'CONVERSION',
  'ADJUSTMENT',
  'DEBT',
] as const
export type WalletCategory = (typeof walletCategories)[number]

export const inCurrencyInput = z.strictObject({ currency: z.enum(currencies).default('BRL') })

export const walletFilters = z.object({
  currency: z.enum(currencies).default('BRL'),
  account: z.enum(walletAccounts).default('available'),
  category: z.enum(walletCategories).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
})

export const walletEntryInput = z.strictObject({ entryId: z.int().positive() })
