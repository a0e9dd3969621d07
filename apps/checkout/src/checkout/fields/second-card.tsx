import { twoCardsPartMin } from '@balcao/domain/money/two-cards'
import { InstallmentSelect } from '#checkout/amounts/installment-select.tsx'
import type { TwoCardShares } from '#checkout/amounts/two-card-amounts.ts'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { CardPlace } from './card-place.tsx'
import type { FormBinding } from './form-binding.ts'

export const secondCardFieldId = 'field-secondCardAmount'

const longestAmount = 9

/** Choice to divide the price between two cards. */
export function TwoCardsChoice({ binding: { form, change } }: { binding: FormBinding }) {
  const { messages } = useCheckoutData()
  return (
    <label className="choice choice-row choice-automatic">
      <input
        type="checkbox"
        name="twoCards"
        checked={form.isTwoCards}
        aria-describedby="two-cards-note"
        onChange={({ target }) =>
          change({ isTwoCards: target.checked, cardInstallment: 1, secondInstallment: 1 })
        }
      />
      <span className="choice-words">
        <span className="choice-name">{messages.twoCards}</span>
        <span className="choice-note" id="two-cards-note">
          {messages.twoCardsNote}
        </span>
      </span>
    </label>
  )
}

/**
 * Fields of the second card: its part of the price, its frame and its installments. The first card pays the rest. The
 * frame keeps its input if the buyer goes back to one card.
 */
export function SecondCard({
  binding,
  cards,
  host,
}: {
  binding: FormBinding
  cards: TwoCardShares | null
  host: string
}) {
  const { messages } = useCheckoutData()
  return (
    <section className="second-card" aria-labelledby="second-card-title" hidden={cards === null}>
      <h3 id="second-card-title">{messages.secondCard}</h3>
      {cards ? <SecondAmount cards={cards} change={binding.change} /> : null}
      <CardPlace cardFrame={binding.secondFrame} host={host} title={messages.secondCardFrameTitle} />
      {cards ? (
        <InstallmentSelect
          id="field-secondInstallment"
          options={cards.second.options}
          priceCents={cards.second.priceCents}
          chosen={cards.second.installment}
          onChoose={(secondInstallment) => binding.change({ secondInstallment })}
        />
      ) : null}
    </section>
  )
}

function SecondAmount({ cards, change }: { cards: TwoCardShares; change: FormBinding['change'] }) {
  const { messages, money } = useCheckoutData()
  const { first, second, isEnough } = cards
  return (
    <div className="field">
      <label htmlFor={secondCardFieldId}>{messages.secondCardAmount}</label>
      <div className="field-box">
        <input
          id={secondCardFieldId}
          inputMode="numeric"
          autoComplete="off"
          // The digits come last, so that Backspace reaches them in every language.
          value={money(second.priceCents).replace(/\D+$/, '')}
          aria-invalid={isEnough ? undefined : true}
          aria-describedby="second-card-amount-note"
          onChange={({ target }) =>
            change({ secondCardCents: Number(target.value.replace(/\D/g, '').slice(-longestAmount)) })
          }
        />
      </div>
      <p
        id="second-card-amount-note"
        className={isEnough ? 'field-note' : 'field-note field-error'}
        role={isEnough ? undefined : 'alert'}
      >
        {isEnough
          ? fillMessage(messages.firstCardPays, { amount: money(first.priceCents) })
          : fillMessage(messages.twoCardsAmountWrong, { amount: money(twoCardsPartMin) })}
      </p>
    </div>
  )
}
