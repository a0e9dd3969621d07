import { randomInt, randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { paymentLinks } from '#db/schema/links.ts'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import type { Caller } from '#rpc/caller.ts'
import type { NewLinkInput } from './link.input.ts'

/** No vowels and no look-alikes, so that a code forms no word and is easy to type. */
const alphabet = '23456789bcdfghjkmnpqrstvwxz'

const length = 12

/**
 * Creates a link to one of the caller's offers for sale. A link with a free amount belongs to an offer too,
 * because review, guarantee and partners belong to a product.
 */
export async function createLink(caller: Caller, input: NewLinkInput): Promise<{ linkId: string }> {
  const { tx, platformId, now, session } = caller
  const { offer, seller, methods } = await loadOffer(caller, input.offerId)
  if (seller.id !== session.userId) throw new AppError('offer_not_found')
  if (offer.type !== 'ONE_TIME') throw new AppError('input_invalid', { field: 'offerId' })
  if (!input.methods.some((method) => methods.includes(method)))
    throw new AppError('method_unavailable', { field: 'methods' })
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  if (expiresAt !== null && expiresAt <= now) throw new AppError('input_invalid', { field: 'expiresAt' })
  const linkId = randomUUID()
  await tx.insert(paymentLinks).values({
    id: linkId,
    platformId,
    sellerId: session.userId,
    offerId: offer.id,
    code: newLinkCode(),
    title: input.title || null,
    priceCents: input.priceCents,
    quantity: input.quantity,
    methods: input.methods,
    installmentsMax: input.installmentsMax,
    isOneUse: input.isOneUse,
    expiresAt,
    buyer: Object.values(input.buyer).every((text) => text === '') ? null : input.buyer,
    createdAt: now,
  })
  return { linkId }
}

/** Last part of a link's short address: 57 bits, infeasible to guess. */
function newLinkCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
