import { createLink } from '#modules/links/create-link.ts'
import { type NewLinkInput, newLinkInput } from '#modules/links/link.input.ts'
import type { Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'

export type LinkWishes = { sellerId: string; offerId: string } & Partial<NewLinkInput>

/** A payment link as its seller makes it. */
export async function aLink(scope: Scope, { sellerId, ...wishes }: LinkWishes): Promise<string> {
  const { linkId } = await createLink(
    asPerson(scope, { userId: sellerId, role: 'SELLER' }),
    newLinkInput.parse({
      title: '',
      priceCents: null,
      quantity: 1,
      methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
      installmentsMax: null,
      isOneUse: false,
      expiresAt: null,
      buyer: { name: '', email: '', phone: '' },
      ...wishes,
    }),
  )
  return linkId
}
