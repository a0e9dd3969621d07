import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { useEffect, useRef } from 'react'
import { mutateServer, queryServer } from '#browser/call-server.ts'
import type { AbandonedCartInput } from '#browser/server-procedures.ts'
import type { TabMemory } from '#browser/tab-memory.ts'
import type { BuyerForm } from './fields/buyer-form.ts'
import { maskPhone } from './fields/mask-digits.ts'

const settleMs = 800
const phoneDigits = 11

type Cart = { offerId: string; isEnabled: boolean; form: BuyerForm; cartAmt: number; utmQuery: string }

/**
 * Reports an unfinished purchase to the seller's list, from the moment the buyer can be reached: a valid
 * e-mail or a complete phone number. A failure here never reaches the buyer.
 */
export function useAbandonedCart(memory: TabMemory | null, cart: Cart): void {
  const isAllowed = useRef<Promise<boolean> | null>(null)
  const { offerId, isEnabled, cartAmt, utmQuery } = cart
  const { name } = cart.form
  const email = normalizeEmail(cart.form.email)
  const phone = cart.form.phone.replace(/\D/g, '')
  const document = onlyDocumentCharacters(cart.form.cpf)
  const isReachable = isValidEmail(email) || phone.length === phoneDigits

  useEffect(() => {
    if (memory === null || !isEnabled || !isReachable) return
    const timer = setTimeout(async () => {
      // The page may be cached, so it asks once, when needed, whether the seller still collects carts.
      isAllowed.current ??= asksForCarts(offerId)
      if (!(await isAllowed.current)) return
      await putCart(memory, {
        cartId: keptCartId(memory, offerId),
        name: name.trim(),
        document,
        email,
        phone,
        cartAmt,
        offerId,
        utmQuery,
      })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [memory, isEnabled, isReachable, offerId, name, document, email, phone, cartAmt, utmQuery])
}

/** Restores an abandoned cart by the link that was sent to the buyer. An invalid link gives an empty form. */
export async function restoreCart(
  memory: TabMemory,
  offerId: string,
  token: string,
): Promise<Partial<BuyerForm>> {
  const answer = await mutateServer('checkout.restoreCart', { offerId, token })
  if (!answer.ok || answer.data === null) return {}
  const { cartId, name, email, phone } = answer.data
  memory.setItem(cartKey(offerId), cartId)
  return { name, email, phone: maskPhone(phone) }
}

export function keptCartId(memory: TabMemory, offerId: string): string | undefined {
  return memory.getItem(cartKey(offerId)) ?? undefined
}

/** A purchase ends the cart: the next visit starts another. */
export function dropCart(memory: TabMemory, offerId: string): void {
  memory.removeItem(cartKey(offerId))
}

async function asksForCarts(offerId: string): Promise<boolean> {
  const answer = await queryServer('checkout.checkAbandonedCartEnabled', { offerId })
  return answer.ok && answer.data === true
}

async function putCart(memory: TabMemory, input: AbandonedCartInput): Promise<void> {
  const answer = await mutateServer('checkout.putAbandonedCart', input)
  if (answer.ok && answer.data.cartId !== null) memory.setItem(cartKey(input.offerId), answer.data.cartId)
}

function cartKey(offerId: string): string {
  return `balcao.cart.${offerId}`
}
