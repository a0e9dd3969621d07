import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'

type Place = { app: App; platformId: string }

const purpose = 'link to a cart'

/** The link of a cart: the checkout with the visitor's data. It is signed. */
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

/** The cart of a link; null for a forged link. */
export function readCartToken(place: Place, token: string): string | null {
  const [cartId = '', signature = ''] = token.split('.')
  return isSignatureOf(place.app.secrets, purpose, signedOf(place, cartId), signature) ? cartId : null
}

function signedOf({ platformId }: Place, cartId: string): string {
  return `${platformId} ${cartId}`
}
