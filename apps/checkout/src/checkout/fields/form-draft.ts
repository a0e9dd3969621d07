import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import type { TabMemory } from '#browser/tab-memory.ts'
import { offeredMethods } from '#checkout/paying/offered-methods.ts'
import { type BuyerForm, textFields } from './buyer-form.ts'

/** Typed input survives a reload. It never leaves this tab. */
export function saveDraft(memory: TabMemory, offerId: string, form: BuyerForm): void {
  memory.setItem(draftKey(offerId), JSON.stringify(form))
}

/** The purchase ends the draft: nothing personal remains in the tab. */
export function dropDraft(memory: TabMemory, offerId: string): void {
  memory.removeItem(draftKey(offerId))
}

/** The offer may have changed since: a removed bump, method or delivery is not restored. */
export function readDraft(memory: TabMemory, page: CheckoutPage): Partial<BuyerForm> {
  const draft = parseDraft(memory.getItem(draftKey(page.offerId)))
  const restored: Partial<BuyerForm> = {}
  for (const field of textFields) {
    const value = draft[field]
    if (typeof value === 'string' && value !== '') restored[field] = value
  }
  if (draft.isGift === true && page.mayBeGift) restored.isGift = true
  const method = offeredMethods(page).find((offered) => offered === draft.paymentMethod)
  if (method) restored.paymentMethod = method
  const option = page.deliveryOptions.find(({ id }) => id === draft.deliveryOptionId)
  if (option) restored.deliveryOptionId = option.id
  const chosen = draft.orderBumpsIds
  if (Array.isArray(chosen))
    restored.orderBumpsIds = page.orderBumps.map(({ id }) => id).filter((id) => chosen.includes(id))
  return restored
}

function parseDraft(saved: string | null): Record<string, unknown> {
  if (saved === null) return {}
  try {
    const draft: unknown = JSON.parse(saved)
    return typeof draft === 'object' && draft !== null ? { ...draft } : {}
  } catch {
    return {}
  }
}

function draftKey(offerId: string): string {
  return `balcao.draft.${offerId}`
}
