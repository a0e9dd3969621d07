import { fillMessage } from '#messages/fill-message.ts'
import { languageTags } from '#messages/language-tag.ts'
import { useCheckoutData } from './checkout-context.ts'
import { nextChargeDate } from './next-charge-date.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Amount and day of a subscription's next charge. The page is cached, so the day is known only in the
 * browser.
 */
export function useNextCharge(): string | null {
  const { page, messages, money } = useCheckoutData()
  const isHydrated = useHydrated()
  const { type, recurrencePriceCents, frequencyInDays } = page
  if (type !== 'SUBSCRIPTION' || recurrencePriceCents === null || frequencyInDays === null) return null
  const amount = money(recurrencePriceCents)
  if (!isHydrated) return amount
  const date = nextChargeDate(new Date(), frequencyInDays, languageTags[page.locale])
  return fillMessage(messages.nextChargeOn, { amount, date })
}
