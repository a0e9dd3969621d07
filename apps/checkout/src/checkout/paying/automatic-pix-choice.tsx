import { type PixFrequency, pixFrequencyOf } from '@balcao/domain/payments/automatic-pix'
import { nextChargeDate } from '#checkout/amounts/use-next-charge.ts'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { FormBinding } from '#checkout/fields/form-binding.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { languageTags } from '#messages/language-tag.ts'

const periods = {
  WEEKLY: 'perWeek',
  MONTHLY: 'perMonth',
  QUARTERLY: 'perQuarter',
  SEMIANNUALLY: 'perHalfYear',
  ANNUALLY: 'perYear',
} as const satisfies Record<PixFrequency, string>

/** The choice to let the bank pay the renewals, with the authorised terms, the first day, and how to cancel. */
export function AutomaticPixChoice({ binding: { form, change, isArrived } }: { binding: FormBinding }) {
  const { page, messages, money } = useCheckoutData()
  const { recurrencePriceCents, frequencyInDays, trialDays, priceCents } = page
  const frequency = frequencyInDays === null ? null : pixFrequencyOf(frequencyInDays)
  if (!isArrived || !page.automaticPix || frequency === null || form.paymentMethod !== 'PIX') return null
  const firstDay = nextChargeDate(new Date(), trialDays ?? frequencyInDays ?? 0, languageTags[page.locale])
  const terms = fillMessage(messages.automaticPixTerms, {
    amount: money(recurrencePriceCents ?? priceCents),
    period: messages[periods[frequency]],
    date: firstDay,
  })
  return (
    <label className="choice choice-row choice-automatic">
      <input
        type="checkbox"
        name="automaticPix"
        checked={form.automaticPix}
        aria-describedby="automatic-pix-terms"
        onChange={(event) => change({ automaticPix: event.target.checked })}
      />
      <span className="choice-words">
        <span className="choice-name">{messages.automaticPix}</span>
        <span className="choice-note" id="automatic-pix-terms">
          {terms} {messages.automaticPixCancel}
        </span>
      </span>
    </label>
  )
}
