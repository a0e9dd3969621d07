import type { CalendarDay } from '@balcao/domain/calendar'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Cycle, PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import { nextStart } from '#modules/subscriptions/subscription-calendar.ts'
import { endOfDunning } from './dunning.ts'
import { wasAsked } from './was-asked.ts'

/** The next step of a due subscription. */
export type Step =
  | { kind: 'nothing' }
  /** It is too early, or a charge has an unknown outcome, so that a second charge could be paid as well. */
  | { kind: 'wait'; until: Date }
  /** The first charge was never paid. */
  | { kind: 'expire' }
  | { kind: 'end'; reason: 'PERIOD_OVER' | 'UNPAID' | 'PLATFORM_CLOSED' }
  /** All of a limited number of charges are paid, and the last period is over. */
  | { kind: 'complete' }
  | { kind: 'resume' }
  /** Mails the buyer before a charge of the card. */
  | { kind: 'announce'; dueAt: Date }
  /** Charges a change of plan. */
  | { kind: 'change' }
  | { kind: 'open'; startsOn: CalendarDay }
  /**
   * The newest cycle was given up, but its invoice can still be paid: it is reused, since a second invoice
   * could be paid as well.
   */
  | { kind: 'reopen'; startsOn: CalendarDay }
  /** Charges the open cycle, for the first time or again. */
  | { kind: 'charge' }
  | { kind: 'remind' }
  /** Mails the buyer before their bank pays a debit. */
  | { kind: 'announce_debit' }
  /** The day of a debit has come: reads its outcome at the acquirer. */
  | { kind: 'follow_debit' }

export type Standing = {
  subscription: Pick<Subscription, 'state' | 'method' | 'frequencyInDays' | 'paidUntil' | 'nextStepAt'>
  cycle: Pick<Cycle, 'state' | 'dueAt' | 'orderId' | 'isCardRefused'>
  payment: Pick<Payment, 'status' | 'certainty' | 'automaticPix'> | null
  /** Whether all of a limited number of charges are paid. */
  isPaidInFull: boolean
  change?:
    | (Pick<PlanChange, 'state'> & { payment: Pick<Payment, 'status' | 'certainty' | 'method'> | null })
    | null
  /** The date from which the platform renews nothing; null if no closing is planned. */
  closesAt: Date | null
}

/** Pause before a waiting subscription is checked again. */
export const pollMs = 6 * 3_600_000

/** Decides by the stored rows and the clock alone: the same state gives the same step. */
export function decideStep(standing: Standing, now: Date): Step {
  const { subscription, cycle, payment } = standing
  const { state, nextStepAt } = subscription
  if (nextStepAt === null) return { kind: 'nothing' }
  if (nextStepAt > now) return { kind: 'wait', until: nextStepAt }
  const later: Step = { kind: 'wait', until: new Date(now.getTime() + pollMs) }
  switch (state) {
    case 'INCOMPLETE':
      return isOpen(payment) ? later : { kind: 'expire' }
    case 'PAUSED':
      return { kind: 'resume' }
    case 'CANCEL_AT_END':
      // Without a further charge, the cancellation has no effect.
      return standing.isPaidInFull ? { kind: 'complete' } : { kind: 'end', reason: 'PERIOD_OVER' }
    case 'ACTIVE':
    case 'PAST_DUE':
      if (standing.change?.state === 'ASKED') return { kind: 'change' }
      if (isChangeUnderWay(standing, now)) return later
      // A card charge may still be approved, although its cycle was given up or paused in the meantime.
      if (subscription.method === 'CREDIT_CARD' && isOpen(payment)) return later
      if (standing.isPaidInFull && cycle.state !== 'OPEN') return complete(standing, now)
      return (
        closeDown(standing, now) ?? (cycle.state === 'OPEN' ? pursue(standing, now) : renew(standing, now))
      )
    case 'CANCELED':
    case 'COMPLETED':
    case 'INCOMPLETE_EXPIRED':
      return { kind: 'nothing' }
  }
}

function complete({ subscription: { paidUntil } }: Standing, now: Date): Step {
  return paidUntil === null || paidUntil <= now ? { kind: 'complete' } : { kind: 'wait', until: paidUntil }
}

/**
 * A closing platform renews nothing from its date on: the paid period lasts until its end, and an unpaid
 * cycle is given up.
 */
function closeDown({ subscription: { paidUntil }, cycle, closesAt }: Standing, now: Date): Step | null {
  const dueAt = cycle.state === 'OPEN' ? now : (paidUntil ?? now)
  if (closesAt === null || dueAt < closesAt) return null
  if (now >= dueAt) return { kind: 'end', reason: 'PLATFORM_CLOSED' }
  // Checked earlier as well: the closing may be revoked, and then the charge is announced.
  return { kind: 'wait', until: new Date(Math.min(dueAt.getTime(), now.getTime() + pollMs)) }
}

function renew({ subscription: { method, paidUntil }, cycle, payment }: Standing, now: Date): Step {
  const dueAt = paidUntil ?? now
  if (method === 'CREDIT_CARD' && now < dueAt) return { kind: 'announce', dueAt }
  const isInvoiceOpen = cycle.state === 'UNPAID' && isOpen(payment)
  return { kind: isInvoiceOpen ? 'reopen' : 'open', startsOn: nextStart(dueAt, now) }
}

/** The next step for an open cycle. */
function pursue({ subscription, cycle, payment }: Standing, now: Date): Step {
  if (payment?.automaticPix === 'DEBIT' && isOpen(payment))
    return { kind: now < cycle.dueAt ? 'announce_debit' : 'follow_debit' }
  const isOverdue = wasAsked(subscription, cycle) && now >= endOfDunning(subscription, cycle)
  if (isOverdue) return { kind: 'end', reason: 'UNPAID' }
  if (subscription.method === 'CREDIT_CARD')
    return cycle.isCardRefused ? { kind: 'remind' } : { kind: 'charge' }
  return payment === null ? { kind: 'charge' } : { kind: 'remind' }
}

/**
 * Whether the charge of a change of plan may still be paid: a code until the paid period is over, a card charge
 * until its outcome is known.
 */
function isChangeUnderWay({ subscription: { paidUntil }, change }: Standing, now: Date): boolean {
  const payment = change?.payment ?? null
  if (payment === null || !isOpen(payment)) return false
  return payment.method === 'CREDIT_CARD' || (paidUntil !== null && now < paidUntil)
}

function isOpen(payment: Pick<Payment, 'status' | 'certainty'> | null): boolean {
  return payment !== null && (payment.status === 'PENDING' || payment.certainty !== 'KNOWN')
}

/** Whether a step asks the buyer for money, announces a charge, or ends a subscription as unpaid. */
export function isAboutMoney(step: Step): boolean {
  switch (step.kind) {
    case 'announce':
    case 'open':
    case 'reopen':
    case 'charge':
    case 'remind':
    case 'announce_debit':
      return true
    case 'end':
      return step.reason === 'UNPAID'
    default:
      return false
  }
}
