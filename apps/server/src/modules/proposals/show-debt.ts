import type { DebtInput } from '#modules/ledger/debts/debt.input.ts'
import { getDebt } from '#modules/ledger/debts/get-debt.ts'
import type { Caller } from '#rpc/caller.ts'
import { findOpenProposals } from './list-proposals.ts'

/** A debt with the write-off proposed for it. */
export async function showDebt(caller: Caller, input: DebtInput) {
  const [debt, open] = await Promise.all([getDebt(caller, input), findOpenProposals(caller, [input.userId])])
  const writeOff = open.find(({ kind, currency }) => kind === 'DEBT_WRITE_OFF' && currency === input.currency)
  return { ...debt, writeOff: writeOff ?? null }
}
