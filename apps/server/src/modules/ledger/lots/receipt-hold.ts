/** Key of the hold on an unproven receipt. */
export function receiptHold(paymentId: string): string {
  return `receipt:${paymentId}`
}
