import type { TabMemory } from '#browser/tab-memory.ts'

/**
 * One intent, one charge. The id is created before the first submit and survives reloads of the tab, so a
 * resubmission is recognised as the same purchase. It is dropped only once the outcome is certain.
 */
export function currentPurchaseId(memory: TabMemory, offerId: string, newId: () => string): string {
  const kept = memory.getItem(memoryKey(offerId))
  if (kept !== null) return kept
  const purchaseId = newId()
  memory.setItem(memoryKey(offerId), purchaseId)
  return purchaseId
}

export function retirePurchaseId(memory: TabMemory, offerId: string): void {
  memory.removeItem(memoryKey(offerId))
}

function memoryKey(offerId: string): string {
  return `balcao.purchase.${offerId}`
}
