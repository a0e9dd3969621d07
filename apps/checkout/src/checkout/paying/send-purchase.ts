import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import type { Cents } from '@balcao/domain/money/money'
import type { ServerAnswer } from '#browser/call-server.ts'
import type { PurchaseInput, PurchaseResult } from '#browser/server-procedures.ts'
import type { TabMemory } from '#browser/tab-memory.ts'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'
import {
  endsPurchase,
  mayStartOverAfterConflict,
  type PurchaseOutcome,
  purchaseOutcome,
} from './purchase-outcome.ts'
import { type CardToSend, type PurchaseOrigin, purchaseRequest } from './purchase-request.ts'

export type PurchaseAttempt = {
  page: CheckoutPage
  form: BuyerForm
  /** The amount that the page shows the buyer. */
  shownCents: Cents
  origin: Omit<PurchaseOrigin, 'purchaseId'>
  card: CardToSend | null
  memory: TabMemory
  newId: () => string
  call: (input: PurchaseInput) => Promise<ServerAnswer<PurchaseResult>>
  /** Shows the buyer that the page retries automatically, and waits. */
  wait: (seconds: number) => Promise<void>
}

/** A busy server is retried for about half a minute; then the buyer decides. */
const repeatsMax = 4
const waitSecondsMax = 8

export async function sendPurchase(attempt: PurchaseAttempt): Promise<PurchaseOutcome> {
  const { page, form, memory } = attempt
  let outcome = await sendUntilServed(attempt)
  if (outcome.kind === 'CONFLICT' && mayStartOverAfterConflict(form.paymentMethod)) {
    retirePurchaseId(memory, page.offerId)
    outcome = await sendOnce(attempt)
  }
  if (endsPurchase(outcome)) retirePurchaseId(memory, page.offerId)
  return outcome
}

/** The same purchase id each time: however often it arrives, it is one purchase. */
async function sendUntilServed(attempt: PurchaseAttempt): Promise<PurchaseOutcome> {
  let outcome = await sendOnce(attempt)
  for (let repeats = 0; repeats < repeatsMax; repeats += 1) {
    if (outcome.kind !== 'BUSY' || outcome.retryAfterSeconds === null) return outcome
    await attempt.wait(Math.min(outcome.retryAfterSeconds, waitSecondsMax))
    outcome = await sendOnce(attempt)
  }
  return outcome
}

async function sendOnce({
  page,
  form,
  shownCents,
  origin,
  card,
  memory,
  newId,
  call,
}: PurchaseAttempt): Promise<PurchaseOutcome> {
  const purchaseId = currentPurchaseId(memory, page.offerId, newId)
  const request = purchaseRequest(page, form, { ...origin, purchaseId }, card)
  return purchaseOutcome(await call({ ...request, shownCents }))
}

/**
 * One intent, one charge. The id is created before the first submit and survives reloads of the tab, so a
 * resubmission is recognised as the same purchase. It is dropped only once the outcome is certain.
 */
function currentPurchaseId(memory: TabMemory, offerId: string, newId: () => string): string {
  const kept = memory.getItem(memoryKey(offerId))
  if (kept !== null) return kept
  const purchaseId = newId()
  memory.setItem(memoryKey(offerId), purchaseId)
  return purchaseId
}

function retirePurchaseId(memory: TabMemory, offerId: string): void {
  memory.removeItem(memoryKey(offerId))
}

function memoryKey(offerId: string): string {
  return `balcao.purchase.${offerId}`
}
