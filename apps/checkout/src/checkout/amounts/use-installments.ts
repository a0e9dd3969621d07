import { type InstallmentOption, installmentOptions } from '@balcao/domain/money/installments'
import { useEffect, useState } from 'react'
import { queryServer } from '#browser/call-server.ts'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'
import type { OrderAmounts } from './order-amounts.ts'

/**
 * Installment options while the card is chosen; a subscription has none. The page computes them at once, so that the
 * shown amounts never wait. The server's list then replaces them; it is requested again when shipping, bumps or the
 * coupon change.
 */
export function useInstallments(
  form: BuyerForm,
  change: (values: Partial<BuyerForm>) => void,
  amounts: OrderAmounts,
): InstallmentOption[] {
  const { page } = useCheckoutData()
  const [answered, setAnswered] = useState<{ of: string; options: InstallmentOption[] } | null>(null)
  const isAsked = form.paymentMethod === 'CREDIT_CARD' && page.type !== 'SUBSCRIPTION'
  const bumps = form.orderBumpsIds.join(' ')
  const fareAmount = amounts.shippingCents ?? 0
  const coupon = amounts.discount?.code
  const wanted = `${fareAmount} ${bumps} ${coupon}`

  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const input = {
      checkoutId: page.offerId,
      paymentLink: page.paymentLink?.code,
      coupon,
      orderBumpsIds: bumps === '' ? [] : bumps.split(' '),
      fareAmount,
    }
    void queryServer('checkout.getInstallments', input).then((answer) => {
      if (isCurrent && answer.ok) setAnswered({ of: wanted, options: answer.data })
    })
    return () => {
      isCurrent = false
    }
  }, [isAsked, page.offerId, page.paymentLink, bumps, fareAmount, coupon, wanted])

  const reckoned = () => installmentOptions({ ...page.installments, totalPrice: amounts.totalCents })
  const options = !isAsked ? [] : answered?.of === wanted ? answered.options : reckoned()

  // A lower price may offer fewer installments than were chosen before.
  const isOffered = !isAsked || options.some(({ count }) => count === form.cardInstallment)
  useEffect(() => {
    if (!isOffered) change({ cardInstallment: 1 })
  }, [isOffered, change])

  return options
}
