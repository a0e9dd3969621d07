import type { App } from '../../app.ts'
import { isSignatureOf, signText } from '../../kit/crypto/signature.ts'

type Place = { app: App; platformId: string }

const purpose = 'link to a cart'

/** The way back to a cart: the checkout with what the visitor had typed. Only we can make it. */
export function cartPath(
  place: Place,
  { id, offerId }: { id: string; offerId: string },
  medium: 'email' | 'whatsapp',
): `/${string}` {
  const query = new URLSearchParams({
    carrinho: `${id}.${signText(place.app.secrets, purpose, signedOf(place, id))}`,
    utm_source: 'carrinho',
    utm_medium: medium,
  })
  return `/checkout/${offerId}?${query}`
}

/** The cart that a link is about; null for a link that we did not make. */
export function readCartToken(place: Place, token: string): string | null {
  const [cartId = '', signature = ''] = token.split('.')
  return isSignatureOf(place.app.secrets, purpose, signedOf(place, cartId), signature) ? cartId : null
}

function signedOf({ platformId }: Place, cartId: string): string {
  return `${platformId} ${cartId}`
}
