import { addBusinessDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import type { Payment } from '#modules/payments/core/payment.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const week = [day, day, day, day, day, day, day]

/**
 * Pauses between reads of a payment at its provider. The first pause counts from the creation of the payment, each
 * later one from the previous read.
 *
 * | The payment                                   | Webhooks arrive                             | They do not                          |
 * | --------------------------------------------- | ------------------------------------------- | ------------------------------------ |
 * | its outcome is unknown                        | often                                       | often                                |
 * | the same, and it cannot be read               | checked without a read: 2 min, then daily   | the same                             |
 * | the buyer says that it is paid                | after 30 s, 1, 2, 5 min, then as below      | the same                             |
 * | a Pix that waits                              | once after 15 min, and once after its end   | often, and after its end             |
 * | a debit that waits, by a Pix Automático       | not at all: its subscription reads it       | the same                             |
 * | a boleto that waits                           | on the next bank day, and after its end     | on every bank day, and after its end |
 * | the same, with a Pix code                     | the same                                    | often, and after its end             |
 * | a card that its buyer confirms at its bank    | as in analysis, and after its end           | the same                             |
 * | a card in analysis                            | after 5 min, 1 h, 6 h, then daily           | after 1, 5, 15 min, 1 h, 6 h, daily  |
 * | its end is past, and no answer was certain    | 2, 4, 8 min … later, then daily for a week  | the same                             |
 * | it has expired                                | not at all                                  | after 1 h, 1, 2 and 4 days           |
 * | it is paid, declined, refunded or disputed    | not at all                                  | not at all                           |
 *
 * Often: after 30 s, 1, 2, 5, 15 min, 1 h, 6 h, then daily for a week. Without a certain answer by then a case is
 * opened for a person; a code that can still be paid is read daily until its end. "After its end" leaves the bank
 * some time: 3 minutes for a Pix or a card, until the second bank day for a boleto.
 */
const pauses = {
  often: [30 * second, minute, 2 * minute, 5 * minute, 15 * minute, hour, 6 * hour, ...week],
  mute: [2 * minute, ...week],
  muteCard: [2 * minute, hour],
  claimed: [30 * second, minute, 2 * minute, 5 * minute],
  card: [5 * minute, hour, 6 * hour, ...week],
  cardWithoutWebhooks: [minute, 5 * minute, 15 * minute, hour, 6 * hour, ...week],
  lapsed: [hour, day, 2 * day, 4 * day],
}

const pixLook = 15 * minute
const pixEndPatience = 3 * minute
const bankOpens = 9 * hour
const boletoClearingDays = 2
const shortestSilence = 2 * minute
const longestSilence = 7 * day

export type Question = {
  payment: Pick<Payment, 'method' | 'status' | 'certainty' | 'createdAt' | 'expiresAt'> &
    Partial<Pick<Payment, 'automaticPix' | 'pixCode'>>
  /** Reads made by this plan so far. */
  asked: number
  /** False without a transaction id at a provider that does not search by our own reference. */
  canBeAnswered: boolean
  webhooksArrive: boolean
  /** The buyer has said that the payment is paid. */
  isClaimed?: boolean | undefined
  /** The code has ended unpaid, by the provider's own report. */
  isLapsed?: boolean | undefined
}

export type NextQuestion = Date | 'leave' | 'tell_person'

/**
 * Time of the next read of a payment. `hasAsked`: read number `asked` was made just now; otherwise it is
 * still to be made, and a time that is not in the future means now.
 */
export function whenToAsk(question: Question, now: Date, { hasAsked }: { hasAsked: boolean }): NextQuestion {
  const { payment, isClaimed, isLapsed, webhooksArrive } = question
  const { method, status, certainty, expiresAt } = payment
  const step = { question, now, hasAsked }
  if (certainty === 'KNOWN' && status !== 'PENDING')
    return isLapsed && status === 'CANCELED' && !webhooksArrive
      ? byPauses(step, pauses.lapsed, 'leave')
      : 'leave'
  if (!question.canBeAnswered)
    return byPauses(step, method === 'CREDIT_CARD' ? pauses.muteCard : pauses.mute, 'tell_person')
  if (certainty !== 'KNOWN') return byPauses(step, pauses.often, 'tell_person')
  // The subscription's own steps read a debit: the morning after its day, and at every change of its
  // authorisation.
  if (payment.automaticPix === 'DEBIT') return 'leave'
  const end = endOfWait(payment)
  if (end !== null && end <= now) return afterEnd(step, end)
  if (isClaimed && question.asked < pauses.claimed.length)
    return earlier(byPauses(step, pauses.claimed, 'leave'), end)
  if (method === 'CREDIT_CARD')
    return earlier(
      byPauses(step, webhooksArrive ? pauses.card : pauses.cardWithoutWebhooks, 'tell_person'),
      end,
    )
  if (expiresAt === null || end === null) return byPauses(step, pauses.often, 'tell_person')
  if (webhooksArrive) {
    const look = firstLook(payment, expiresAt)
    return now < look ? look : hasAsked ? end : now
  }
  if (method === 'BILLET' && !payment.pixCode)
    return earlier(hasAsked ? bankMorning(now, 1) : firstOrNow(step, bankMorning(payment.createdAt, 1)), end)
  return earlier(byPauses(step, pauses.often, hasAsked ? new Date(now.getTime() + day) : now), end)
}

/**
 * The instant from which a certain "not paid" means that a code was never paid. Null while the code has no
 * end.
 */
export function endOfWait({ method, expiresAt }: Pick<Payment, 'method' | 'expiresAt'>): Date | null {
  if (expiresAt === null) return null
  return method === 'BILLET'
    ? bankMorning(expiresAt, boletoClearingDays)
    : new Date(expiresAt.getTime() + pixEndPatience)
}

type Step = { question: Question; now: Date; hasAsked: boolean }

function byPauses(step: Step, plan: readonly number[], afterwards: NextQuestion): NextQuestion {
  const { question, now, hasAsked } = step
  const pause = plan[question.asked]
  if (pause === undefined) return afterwards
  return hasAsked
    ? new Date(now.getTime() + pause)
    : firstOrNow(step, new Date(question.payment.createdAt.getTime() + pause))
}

/** A pause as long as the time since the end, within limits, so that the intervals double. */
function afterEnd({ now, hasAsked }: Step, end: Date): NextQuestion {
  if (!hasAsked) return now
  const lateMs = now.getTime() - end.getTime()
  if (lateMs >= longestSilence) return 'tell_person'
  return new Date(now.getTime() + Math.min(Math.max(lateMs, shortestSilence), day))
}

/** A planned read is due at its time; the first read waits until the payment is old enough. */
function firstOrNow({ question, now }: Step, first: Date): Date {
  return question.asked === 0 && first > now ? first : now
}

/** Half the lifetime of a code that lives for less than half an hour. */
function firstLook({ method, createdAt }: Question['payment'], expiresAt: Date): Date {
  if (method === 'BILLET') return bankMorning(createdAt, 1)
  const halfLife = (expiresAt.getTime() - createdAt.getTime()) / 2
  return new Date(createdAt.getTime() + Math.min(pixLook, halfLife))
}

function bankMorning(instant: Date, days: number): Date {
  const morning = startOfDayInSaoPaulo(addBusinessDays(dayInSaoPaulo(instant), days))
  return new Date(morning.getTime() + bankOpens)
}

function earlier(planned: NextQuestion, end: Date | null): NextQuestion {
  return planned instanceof Date && end !== null && end < planned ? end : planned
}
