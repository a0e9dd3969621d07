import type { WithdrawalsMessages } from './messages/pt-br.ts'

/** A word for machines, such as a bank's FAILED: people write in small letters too. */
const machineWord = /^[A-Z0-9_:. -]+$/

/** Why a withdrawal ended so: in our words, in those of the staff, and never in a bank's code. */
export function withdrawalReasonText(text: WithdrawalsMessages, reason: string): string {
  const { ownReasons } = text.withdrawals.drawer
  const own = Object.entries(ownReasons).find(([known]) => known === reason)?.[1]
  return own ?? (machineWord.test(reason) ? ownReasons.by_bank : reason)
}
