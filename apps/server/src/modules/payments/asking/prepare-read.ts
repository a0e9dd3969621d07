import { findManifest } from '@balcao/providers/registry'
import { and, eq } from 'drizzle-orm'
import { paymentAttempts, payments } from '#db/schema/payments.ts'
import { openCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import { type AskableAccount, getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { reserveRead } from '#modules/acquirers/health/reserve-read.ts'
import { webhooksArrive } from '#modules/acquirers/health/webhooks-arrive.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { tellPerson } from '#modules/payments/telling/tell-person.ts'
import type { Scope } from '#scope.ts'
import { canBeAnswered } from './can-be-answered.ts'
import { countRead } from './count-read.ts'
import { type PlannedCheck, planCheck } from './plan-check.ts'
import { whenToAsk } from './when-to-ask.ts'

/** Longest time that a charge may still wait for its answer. */
const answerPatienceMs = 2 * 60_000

/** Time during which the buyer may still look at the page of the payment. */
const buyerPatienceMs = 15 * 60_000

export type PreparedRead = {
  payment: Payment
  account: AskableAccount
  /** True for the last planned read: without a certain answer a case is opened for a person. */
  isLast: boolean
}

/**
 * Decides whether a payment is read now. If so, the read is counted and the next one planned in the same
 * transaction: an answer without news then writes nothing, and a process that dies leaves no payment
 * unchecked.
 */
export async function prepareRead(scope: Scope, check: PlannedCheck): Promise<PreparedRead | null> {
  const { app, tx, now } = scope
  const { paymentId, round } = check
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment || isSettled(payment, check)) return null
  const account = await getAccount(scope, payment.providerAccountId)
  const question = {
    ...check,
    payment,
    asked: round,
    canBeAnswered: canBeAnswered(app, payment, account),
    webhooksArrive: webhooksArrive(account, now),
  }
  const due = whenToAsk(question, now, { hasAsked: false })
  if (due === 'leave') return null
  if (due === 'tell_person') {
    await tellPerson(scope, paymentId)
    return null
  }
  if (due > now) {
    await planCheck(scope, check, due)
    return null
  }
  const asked = round + 1
  const next = whenToAsk({ ...question, asked }, now, { hasAsked: true })
  const planNext = () =>
    next instanceof Date
      ? planCheck(scope, { ...check, round: asked, isReserved: undefined }, next)
      : undefined
  if (isUnheard(payment, now)) await endUnheardAttempts(scope, paymentId)
  if (!question.canBeAnswered) {
    await (next === 'tell_person' ? tellPerson(scope, paymentId) : planNext())
    return null
  }
  const readAt = await readTimeOf(scope, { payment, account, check })
  if (readAt > now) {
    await planCheck(scope, { ...check, isReserved: true }, readAt)
    return null
  }
  await Promise.all([countRead(scope, paymentId), planNext()])
  return { payment, account, isLast: next === 'tell_person' }
}

/** Most payments are settled by their webhook before the first check, and their account need not be loaded. */
function isSettled({ status, certainty }: Payment, { isLapsed }: PlannedCheck): boolean {
  return certainty === 'KNOWN' && status !== 'PENDING' && !(isLapsed && status === 'CANCELED')
}

function isUnheard({ certainty, createdAt }: Payment, now: Date): boolean {
  return certainty === 'UNKNOWN' && now.getTime() - createdAt.getTime() >= answerPatienceMs
}

/** A reserved time is kept, unless the account has requested a pause since. */
async function readTimeOf(
  scope: Scope,
  { payment, account, check }: { payment: Payment; account: AskableAccount; check: PlannedCheck },
): Promise<Date> {
  const isSilent = (account.contact?.silentUntil ?? scope.now) > scope.now
  if (check.isReserved && !isSilent) return scope.now
  const manifest = findManifest(account.provider, openCredentials(scope.app, account).generation)
  const perMinute = manifest?.readLimit.questionsPerMinute ?? 1
  const ageMs = scope.now.getTime() - payment.createdAt.getTime()
  const isAwaited = payment.certainty !== 'KNOWN' || check.isClaimed === true || ageMs < buyerPatienceMs
  return reserveRead(scope, { providerAccountId: account.id, perMinute, isAwaited })
}

/** Ends attempts whose process died before the answer, with an unknown outcome. */
async function endUnheardAttempts({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ state: 'UNCERTAIN', failureKind: 'unknown', endedAt: now })
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.state, 'SENT')))
}
