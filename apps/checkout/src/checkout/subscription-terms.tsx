import { fillMessage } from '../messages/fill-message.ts'
import { useCheckoutData } from './checkout-context.ts'

/** Stands beside the button, where nobody can say they did not see it. */
export function SubscriptionTerms() {
  const { page, messages, money } = useCheckoutData()
  const { type, recurrencePriceCents, frequencyInDays } = page
  if (type !== 'SUBSCRIPTION' || recurrencePriceCents === null || frequencyInDays === null) return null
  return (
    <p className="subscription-terms figures">
      {fillMessage(messages.recurrence, { amount: money(recurrencePriceCents), days: frequencyInDays })}
    </p>
  )
}
