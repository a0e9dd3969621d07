import bankRegister from '#data/banks.json' with { type: 'json' }
import { type BankOption, commonBanks } from './common-banks.ts'

const commonNames = new Map(commonBanks.map(({ code, name }) => [code, name]))

/**
 * Every active institution of the payment system; the well-known ones come first and under their usual names.
 */
export const banks: readonly BankOption[] = [
  ...commonBanks,
  ...bankRegister
    .filter(({ code, name }) => !commonNames.has(code) && !/em liquidação/i.test(name))
    .map(({ code, name }) => ({ code, name })),
]

const names = new Map(banks.map(({ code, name }) => [code, name]))

export function bankName(code: string): string | null {
  return names.get(code) ?? null
}
