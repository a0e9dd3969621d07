import type { CheckoutBuilder } from '@balcao/domain/checkout-page'

const countryCode = '55'

/** Null without a phone number or a message. */
export function chatLink(chatButton: CheckoutBuilder['chatButton']): string | null {
  if (chatButton === null || chatButton.message.trim() === '' || chatButton.phone.length <= 2) return null
  const digits = chatButton.phone.replace(/\D/g, '')
  const national = digits.length > 11 && digits.startsWith(countryCode) ? digits.slice(2) : digits
  if (national === '') return null
  return `https://wa.me/${countryCode}${national}?text=${encodeURIComponent(chatButton.message)}`
}
