import type { WithdrawalsMessages } from './messages/pt-br.ts'

/** A machine code, such as a bank's FAILED: texts of people have lower-case letters too. */
const machineWord = /^[A-Z0-9_:. -]+$/

/** Reason of a withdrawal's end: a standard text, or the staff's, never a bank's code. */
export function withdrawalReasonText(text: WithdrawalsMessages, reason: string): string {
  const { ownReasons } = text.withdrawals.drawer
  const own = Object.entries(ownReasons).find(([known]) => known === reason)?.[1]
  return own ?? (machineWord.test(reason) ? ownReasons.by_bank : reason)
}
