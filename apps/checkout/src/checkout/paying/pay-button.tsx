import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { useHydrated } from '#checkout/use-hydrated.ts'
import type { CheckoutMessages } from '#messages/checkout/pt-br.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { payLabel } from './pay-action.ts'

const busyText: Record<PaymentMethod, keyof CheckoutMessages> = {
  PIX: 'payingWithPix',
  BILLET: 'payingWithBillet',
  CREDIT_CARD: 'payingWithCreditCard',
}

type Props = {
  method: PaymentMethod
  amount: string
  installments: number
  isPaying: boolean
  isPayable: boolean
}

export function PayButton({ method, amount, installments, isPaying, isPayable }: Props) {
  const { page, messages } = useCheckoutData()
  const isHydrated = useHydrated()
  const { label, withMethod } = payLabel(messages, page, method, installments)
  if (!isPayable)
    return (
      <button type="submit" className="button button-secondary button-pay" disabled>
        {messages.notPayable}
      </button>
    )
  const [before = '', optional = '', after = ''] = label
    .split(/[[\]]/)
    .map((part) => fillMessage(part, { amount, with: withMethod }))
  return (
    <>
      <button
        type="submit"
        className="button button-primary button-pay figures"
        // Before the script loads a press would be a bare form post; the button waits without looking
        // disabled.
        disabled={isPaying || !isHydrated}
        aria-busy={isPaying}
      >
        {isPaying ? (
          <>
            <span className="spinner" aria-hidden="true" />
            {messages[busyText[method]]}
          </>
        ) : (
          <span>
            {before}
            <span className="pay-detail">{optional}</span>
            {after}
          </span>
        )}
      </button>
      <p className="visually-hidden" role="status">
        {isPaying ? messages[busyText[method]] : ''}
      </p>
    </>
  )
}
