import type { TabMemory } from '../browser/tab-memory.ts'

/**
 * One intent, one charge. The id is made before the first submit and outlives reloads of the tab, so whatever is
 * sent again is recognised as the same purchase. It is given up only once the outcome is certain.
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
