import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { upsellShowings } from '#db/schema/funnels.ts'
import { answerStep } from '#modules/funnels/answer-step.ts'
import { inScope } from '#scope.ts'
import { acceptUpsell, type UpsellBrowser } from './accept-upsell.ts'
import type { PurchaseAnswer } from './answer-purchase.ts'
import { readUpsellToken } from './upsell-token.ts'

export const upsellAnswerInput = z.object({
  token: z.string().min(1).max(400),
  isAccepted: z.boolean(),
  installments: z.int().min(1).max(12).default(1),
  /** Amount shown on the page for acceptance, interest included. */
  shownCents: z.int().min(0).optional(),
})

/**
 * The buyer's answer to a step of a funnel. An acceptance charges once, however often it is sent, for the
 * offer of the step and at most the amount shown. When the bank refuses the card, the step can still be paid
 * by a code. Null for a refusal.
 */
export async function answerUpsell(
  app: App,
  platformId: string,
  { token, isAccepted, installments, shownCents }: z.output<typeof upsellAnswerInput>,
  browser: UpsellBrowser,
): Promise<PurchaseAnswer | null> {
  const read = readUpsellToken(app, token)
  if (!read || read.stepKey === '' || !browser.ownPaymentIds.includes(read.paymentId))
    throw new AppError('token_expired')
  const step = { firstPaymentId: read.paymentId, stepKey: read.stepKey }
  const showing = await inScope(app, platformId, async (scope) => {
    if (!isAccepted) await answerStep(scope, step, { answer: 'REFUSED' })
    const [found] = await scope.tx
      .select({ offerId: upsellShowings.offerId, answer: upsellShowings.answer })
      .from(upsellShowings)
      .where(
        and(eq(upsellShowings.firstPaymentId, step.firstPaymentId), eq(upsellShowings.stepKey, step.stepKey)),
      )
    return found
  })
  if (!isAccepted) return null
  if (!showing || showing.answer === 'REFUSED' || showing.answer === 'UNDONE')
    throw new AppError('offer_unavailable')
  const { offerId } = showing
  return acceptUpsell(app, platformId, { upsellToken: token, offerId, installments, shownCents }, browser)
}
