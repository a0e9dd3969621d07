import { isSafeExternalUrl } from '@balcao/domain/safe-url'

/** The seller's own page for those who have paid, with the payment's id and the query the buyer came with; null for one that is not safe. */
export function thankYouAddress(
  thankYouUrl: string | null,
  { paymentId, search }: { paymentId: string; search: string },
): string | null {
  // Checked when it was saved and again here, because here is where it would do harm.
  if (thankYouUrl === null || !isSafeExternalUrl(thankYouUrl)) return null
  const address = new URL(thankYouUrl)
  for (const [name, value] of new URLSearchParams(search)) address.searchParams.append(name, value)
  address.searchParams.set('paymentId', paymentId)
  return address.href
}
