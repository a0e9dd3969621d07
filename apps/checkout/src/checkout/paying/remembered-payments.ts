import type { Memory } from '#browser/tab-memory.ts'

const keptMax = 5

/** The payments that this browser made for an offer, the newest first. Ids only, no personal data. */
export function rememberedPayments(memory: Memory, offerId: string): string[] {
  const kept = memory.getItem(memoryKey(offerId))
  return kept === null || kept === '' ? [] : kept.split(' ')
}

export function rememberPayment(memory: Memory, offerId: string, paymentId: string): void {
  const others = rememberedPayments(memory, offerId).filter((known) => known !== paymentId)
  memory.setItem(memoryKey(offerId), [paymentId, ...others].slice(0, keptMax).join(' '))
}

function memoryKey(offerId: string): string {
  return `balcao.payments.${offerId}`
}
