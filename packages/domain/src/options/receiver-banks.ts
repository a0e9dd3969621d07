import { type BankOption, commonBanks } from './common-banks.ts'

const receiverBankCodes = new Set(
  '001 003 004 021 033 036 041 047 070 077 085 104 136 197 204 208 212 218 237 246 260 290 323 336 341 422 748 756'.split(
    ' ',
  ),
)

/** The shorter list of banks that acquirers accept as the account of a receiver. */
export const receiverBanks: readonly BankOption[] = commonBanks.filter(({ code }) =>
  receiverBankCodes.has(code),
)

export function isReceiverBank(code: string): boolean {
  return receiverBankCodes.has(code)
}
