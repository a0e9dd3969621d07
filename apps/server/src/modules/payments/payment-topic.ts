/** The live topic that watchers of one payment listen to. */
export function paymentTopic(paymentId: string): string {
  return `payment:${paymentId}`
}
