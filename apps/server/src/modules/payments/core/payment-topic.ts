/** The live topic of one payment. */
export function paymentTopic(paymentId: string): string {
  return `payment:${paymentId}`
}
