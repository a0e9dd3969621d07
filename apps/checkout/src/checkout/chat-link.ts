import type { CheckoutBuilder } from '@balcao/domain/checkout-page'

const countryCode = '55'

/** Null when there is nobody to write to or nothing to say. */
export function chatLink(chatButton: CheckoutBuilder['chatButton']): string | null {
  if (chatButton === null || chatButton.message.trim() === '' || chatButton.phone.length <= 2) return null
  const digits = chatButton.phone.replace(/\D/g, '')
  const national = digits.length > 11 && digits.startsWith(countryCode) ? digits.slice(2) : digits
  if (national === '') return null
  return `https://wa.me/${countryCode}${national}?text=${encodeURIComponent(chatButton.message)}`
}
