import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { fillMessage } from '#messages/fill-message.ts'
import { RepeatIcon } from '#page/icons.tsx'
import { useCheckoutData } from './checkout-context.ts'
import { useNextCharge } from './use-next-charge.ts'

/** Before the button: the next charge, its method, and how to cancel. */
export function SubscriptionTerms({ method }: { method: PaymentMethod }) {
  const { page, messages } = useCheckoutData()
  const charge = useNextCharge()
  if (charge === null) return null
  const how = method === 'CREDIT_CARD' ? messages.nextChargeByCard : messages.nextChargeByMail
  return (
    <div className="subscription-terms figures">
      <RepeatIcon />
      <div>
        <p className="subscription-next">{fillMessage(messages.nextChargeTitle, { charge })}</p>
        <p>
          {fillMessage(how, { days: page.frequencyInDays ?? 0 })} {messages.howToCancel}
        </p>
      </div>
    </div>
  )
}
