import type { Format } from '#i18n/use-format.ts'
import type { WithdrawsMessages } from './messages/pt-br.ts'
import type { StaffView, Withdrawal } from './withdrawal.ts'

/** Multiple of the average from which an amount gives a warning. */
const unusualTimes = 2

export type WeighedFact = { id: string; text: string; isNotable: boolean }

/** Warnings for the reviewer, from stored data; none of them is a guess. */
export function weighFacts(
  { amountCents, currency }: Pick<Withdrawal, 'amountCents' | 'currency'>,
  { account, earlier, papers }: Pick<StaffView, 'account' | 'earlier' | 'papers'>,
  { text, format, now }: { text: WithdrawsMessages['drawer']['fact']; format: Format; now: Date },
): WeighedFact[] {
  const { count, averageCents, toSameAccount } = earlier
  const addedAgoMs = now.getTime() - new Date(account.addedAt).getTime()
  const facts: WeighedFact[] = [
    ...(papers === null
      ? []
      : [{ id: 'papers', text: text.papers[papers], isNotable: papers !== 'APPROVED' }]),
    {
      id: 'accountAge',
      text: text.accountAge(format.ago(account.addedAt, now)),
      isNotable: addedAgoMs < 72 * 3_600_000,
    },
  ]
  if (count === 0) return [...facts, { id: 'first', text: text.first, isNotable: true }]
  const times = amountCents / averageCents
  const average = format.money(averageCents, currency)
  facts.push(
    times >= unusualTimes
      ? { id: 'above', text: text.above(format.decimal(times), average), isNotable: true }
      : { id: 'usual', text: text.usual(count, average), isNotable: false },
  )
  return toSameAccount === 0
    ? [...facts, { id: 'firstToAccount', text: text.firstToAccount, isNotable: true }]
    : facts
}
