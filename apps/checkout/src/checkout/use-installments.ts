import type { InstallmentOption } from '@balcao/domain/installments'
import { useEffect, useState } from 'react'
import { queryServer } from '../browser/call-server.ts'
import { useCheckoutData } from './checkout-context.ts'
import type { FormBinding } from './form-binding.ts'
import type { OrderAmounts } from './order-amounts.ts'

/** The server's own list, asked for while the card is chosen and again when shipping or bumps change. A subscription has none. */
export function useInstallments({ form, change }: FormBinding, amounts: OrderAmounts): InstallmentOption[] {
  const { page } = useCheckoutData()
  const [options, setOptions] = useState<InstallmentOption[]>([])
  const isAsked = form.paymentMethod === 'CREDIT_CARD' && page.type !== 'SUBSCRIPTION'
  const bumps = form.orderBumpsIds.join(' ')
  const fareAmount = amounts.shippingCents ?? 0

  useEffect(() => {
    if (!isAsked) return setOptions([])
    let isCurrent = true
    const input = {
      checkoutId: page.offerId,
      paymentLink: page.paymentLink?.code,
      orderBumpsIds: bumps === '' ? [] : bumps.split(' '),
      fareAmount,
    }
    void queryServer('checkout.getInstallments', input).then((answer) => {
      if (isCurrent && answer.ok) setOptions(answer.data)
    })
    return () => {
      isCurrent = false
    }
  }, [isAsked, page.offerId, page.paymentLink, bumps, fareAmount])

  // Fewer installments may be offered for less money than was chosen before.
  const isOffered = options.length === 0 || options.some(({ count }) => count === form.cardInstallment)
  useEffect(() => {
    if (!isOffered) change({ cardInstallment: 1 })
  }, [isOffered, change])

  return options
}
