import { useCheckoutData } from '#checkout/checkout-context.ts'
import { useHydrated } from '#checkout/use-hydrated.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { languageTags } from '#messages/language-tag.ts'

const millisecondsInADay = 86_400_000

/**
 * Amount and day of a subscription's next charge. The page is cached, so the day is known only in the
 * browser.
 */
export function useNextCharge(): string | null {
  const { page, messages, money } = useCheckoutData()
  const isHydrated = useHydrated()
  const { type, recurrencePriceCents, frequencyInDays, trialDays } = page
  if (type !== 'SUBSCRIPTION' || recurrencePriceCents === null || frequencyInDays === null) return null
  const amount = money(recurrencePriceCents)
  if (!isHydrated) return amount
  const date = nextChargeDate(new Date(), trialDays ?? frequencyInDays, languageTags[page.locale])
  return fillMessage(messages.nextChargeOn, { amount, date })
}

/** São Paulo has one offset all year, so whole days can be added to the instant. */
export function nextChargeDate(now: Date, days: number, languageTag: string): string {
  const date = new Date(now.getTime() + days * millisecondsInADay)
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(
    date,
  )
}
