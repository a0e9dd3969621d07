import type { CalendarDay } from '@balcao/domain/calendar'
import { changeCharge } from './change-charge.ts'
import type { Books } from './open-books.ts'
import { payCharge } from './pay-charge.ts'
import type { Charge, DebitTry } from './records.ts'

/** Eight in the morning in São Paulo: by then the payer's bank has paid, or stops trying for the day. */
const debitHour = 'T11:00:00Z'

/** Runs a due debit. Without money on the payer's account it is refused, and the charge is overdue. */
export function runDebit(books: Books, charge: Charge): boolean {
  const due = charge.debit?.tries.at(-1)
  if (due?.state !== 'waiting' || charge.state === 'paid') return false
  if (Date.parse(`${due.dueOn}${debitHour}`) > books.now().getTime()) return false
  if (books.payer.refusals > 0) {
    books.payer.refusals -= 1
    changeCharge(books, charge, {
      event: 'expired',
      change: { state: 'expired', ...withTry(charge, 'refused') },
    })
  } else payCharge(books, { ...charge, ...withTry(charge, 'done') }, { amount: charge.amount })
  return true
}

/** Orders a refused debit again for another day. */
export function retryDebit(
  books: Books,
  charge: Charge,
  { id, dueOn }: { id: string; dueOn: CalendarDay },
): Charge {
  if (!charge.debit) throw new Error('This charge is no debit')
  const tries: DebitTry[] = [...charge.debit.tries, { id, dueOn, state: 'waiting' }]
  return changeCharge(books, charge, {
    event: 'created',
    change: { debit: { ...charge.debit, tries } },
  })
}

/** Ends an authorisation, and every debit scheduled under it. */
export function endAuthorization(books: Books, first: Charge, endedBy: 'payer' | 'receiver'): Charge {
  const { authorization } = first
  if (!authorization) throw new Error('This charge authorises nothing')
  for (const charge of books.chargesOf.get(first.account)?.values() ?? [])
    if (charge.debit?.authorizationId === authorization.id && charge.debit.tries.at(-1)?.state === 'waiting')
      changeCharge(books, charge, { event: 'unauthorized', change: withTry(charge, 'canceled') })
  return changeCharge(books, first, {
    event: 'unauthorized',
    change: { authorization: { ...authorization, state: 'canceled', endedBy } },
  })
}

/** The same debit with this state of its latest try, if the try is still waiting. */
export function withTry({ debit }: Charge, state: DebitTry['state']): Pick<Charge, 'debit'> {
  if (!debit) return {}
  const isLatest = (index: number) => index === debit.tries.length - 1
  const tries = debit.tries.map((each, index) =>
    isLatest(index) && each.state === 'waiting' ? { ...each, state } : each,
  )
  return { debit: { ...debit, tries } }
}
