import { fillWords } from '@balcao/domain/texts/own-words'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useSession } from '#session/session.ts'
import type { Cart } from './cart.ts'
import { abandonedCartCatalogue } from './catalogue.ts'

/** WhatsApp chat with the visitor of a cart, with a prepared text; null without a phone number. */
export function useWhatsappHref(): (cart: Cart) => string | null {
  const { action } = useMessages(abandonedCartCatalogue)
  const format = useFormat()
  const { user } = useSession()
  return (cart) => {
    if (cart.whatsapp === null) return null
    const [nome = ''] = cart.name.trim().split(/\s+/)
    const text = fillWords(cart.whatsappText ?? action.whatsappText, {
      nome,
      produto: cart.productName,
      valor: format.money(cart.amountCents, cart.currency),
      vendedor: user.name,
      link: cart.link,
    })
    return `https://wa.me/${cart.whatsapp}?${new URLSearchParams({ text })}`
  }
}
