import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { CheckoutMessages } from '#messages/checkout/pt-br.ts'
import { fillMessage } from '#messages/fill-message.ts'

type Offered = Pick<CheckoutPage, 'type' | 'template'>

/**
 * Name of the last button: a subscription is not "paid", and the steps of Dropshipping end by completing the
 * purchase.
 */
export function payAction({ type, template }: Offered): 'PAY' | 'SUBSCRIBE' | 'COMPLETE' {
  if (template === 'DROPSHIPPING') return 'COMPLETE'
  return type === 'SUBSCRIPTION' ? 'SUBSCRIBE' : 'PAY'
}

const withWords = { PIX: 'withPix', BILLET: 'withBillet', CREDIT_CARD: 'withCreditCard' } as const

/** Label of the button. The part in brackets is visually hidden where the total stands beside it. */
export function payLabel(
  messages: CheckoutMessages,
  page: Offered,
  method: PaymentMethod,
  installments: number,
): { label: string; withMethod: string } {
  const withMethod =
    installments > 1
      ? fillMessage(messages.withInstallments, { count: installments })
      : messages[withWords[method]]
  const isSubscription = page.type === 'SUBSCRIPTION'
  if (page.template === 'DROPSHIPPING')
    return {
      label: isSubscription ? messages.completeSubscriptionLabel : messages.completeLabel,
      withMethod,
    }
  if (isSubscription) return { label: messages.subscribeLabel, withMethod }
  return { label: method === 'BILLET' ? messages.createBilletLabel : messages.payLabel, withMethod }
}
