import type { Cart } from './cart.ts'
import type { AbandonedCartMessages } from './messages/pt-br.ts'

/** WhatsApp chat with the visitor, with a prepared text; null without a phone number. */
export function whatsappHref(cart: Cart, { action }: AbandonedCartMessages): string | null {
  if (cart.whatsapp === null) return null
  const [firstName = ''] = cart.name.trim().split(/\s+/)
  const text = action.whatsappText(firstName, cart.productName, cart.link)
  return `https://wa.me/${cart.whatsapp}?${new URLSearchParams({ text })}`
}
