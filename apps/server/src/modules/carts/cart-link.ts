import { createHmac } from 'node:crypto'
import type { App } from '../../app.ts'
import { equalInConstantTime } from '../../kit/crypto/tokens.ts'

type Place = { app: App; platformId: string }

/** The way back to a cart: the checkout with what the visitor had typed. Only we can make it. */
export function cartPath(
  place: Place,
  { id, offerId }: { id: string; offerId: string },
  medium: 'email' | 'whatsapp',
): `/${string}` {
  const query = new URLSearchParams({
    carrinho: `${id}.${signatureOf(place, id)}`,
    utm_source: 'carrinho',
    utm_medium: medium,
  })
  return `/checkout/${offerId}?${query}`
}

/** The cart that a link is about; null for a link that we did not make. */
export function readCartToken(place: Place, token: string): string | null {
  const [cartId = '', signature = ''] = token.split('.')
  return equalInConstantTime(signature, signatureOf(place, cartId)) ? cartId : null
}

function signatureOf({ app, platformId }: Place, cartId: string): string {
  return createHmac('sha256', app.secrets.derive('link to a cart'))
    .update(`${platformId} ${cartId}`)
    .digest('base64url')
}
