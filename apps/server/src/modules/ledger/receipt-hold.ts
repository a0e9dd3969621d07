/** What the lots of an unproven receipt are held for. */
export function receiptHold(paymentId: string): string {
  return `receipt:${paymentId}`
}
