import type { ShownCardPart } from '@balcao/domain/payments/card-part-standing'
import type { Currency } from '@balcao/domain/vocabulary'
import { DescriptionList } from '@balcao/ui/description-list'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { paymentsCatalogue } from './catalogue.ts'

/** The two cards of a sale, each with its charge and its standing. */
export function SaleCards({ cards, currency }: { cards: readonly ShownCardPart[]; currency: Currency }) {
  const messages = useMessages(paymentsCatalogue)
  const text = messages.cards
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{messages.twoCards}</h3>
      <DescriptionList
        items={cards.map(({ lastFour, amountCents, installments, refundedCents, standing }, index) => ({
          id: String(index),
          term: text.card(index + 1, lastFour),
          value: (
            <span>
              <Money cents={amountCents} currency={currency} />
              {installments > 1 && ` ${messages.installments(installments)}`}, {text.standing[standing]}
              {standing === 'PART_RETURNED' && (
                <>
                  {' '}
                  (<Money cents={refundedCents} currency={currency} />)
                </>
              )}
            </span>
          ),
        }))}
      />
    </section>
  )
}
