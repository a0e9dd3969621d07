import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { CheckoutMessages } from '../messages/checkout/pt-br.ts'
import { fillMessage } from '../messages/fill-message.ts'
import { useCheckoutData } from './checkout-context.ts'
import { useHydrated } from './use-hydrated.ts'

const idleText: Record<PaymentMethod, keyof CheckoutMessages> = {
  PIX: 'payWithPix',
  BILLET: 'payWithBillet',
  CREDIT_CARD: 'payWithCreditCard',
}
const busyText: Record<PaymentMethod, keyof CheckoutMessages> = {
  PIX: 'payingWithPix',
  BILLET: 'payingWithBillet',
  CREDIT_CARD: 'payingWithCreditCard',
}

type Props = { method: PaymentMethod; totalCents: number; isPaying: boolean }

export function PayButton({ method, totalCents, isPaying }: Props) {
  const { messages, money } = useCheckoutData()
  const isHydrated = useHydrated()
  const amount = money(totalCents)
  return (
    <>
      <button
        type="submit"
        className="button button-primary button-pay figures"
        // Before the script is here a press would be a bare form post; the button waits without looking dead.
        disabled={isPaying || !isHydrated}
        aria-busy={isPaying}
      >
        {isPaying ? <span className="spinner" aria-hidden="true" /> : null}
        {isPaying ? messages[busyText[method]] : fillMessage(messages[idleText[method]], { amount })}
      </button>
      <p className="visually-hidden" role="status">
        {isPaying ? messages[busyText[method]] : ''}
      </p>
    </>
  )
}
