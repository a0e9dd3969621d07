import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'

/**
 * The seller's own thank-you page, with the payment's id and the query of the visit; null for an unsafe
 * address.
 */
export function thankYouAddress(
  thankYouUrl: string | null,
  { paymentId, search }: { paymentId: string; search: string },
): string | null {
  // Checked when it was saved and again here, before the redirect.
  if (thankYouUrl === null || !isSafeExternalUrl(thankYouUrl)) return null
  const address = new URL(thankYouUrl)
  for (const [name, value] of new URLSearchParams(search)) address.searchParams.append(name, value)
  address.searchParams.set('paymentId', paymentId)
  return address.href
}
