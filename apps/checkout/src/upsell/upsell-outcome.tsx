import { undoMinutes } from '@balcao/domain/checkout/upsell-funnel'
import { formatMoney } from '@balcao/domain/money/money'
import { useEffect, useState } from 'react'
import { clockText } from '#checkout/clock-text.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { PhaseMark } from '#payment/phase-marks.tsx'
import type { UpsellData } from './upsell-data.ts'
import type { UpsellStanding } from './use-upsell-answer.ts'

type UpsellOutcomeProps = {
  data: UpsellData
  standing: Extract<UpsellStanding, { kind: 'ADDED' | 'DECLINED' | 'UNDONE' }>
  onUndo: (paymentId: string) => void
  onGoOn: () => void
}

/** Result of the click, and the next step; an added purchase can be undone for a few minutes. */
export function UpsellOutcome({ data, standing, onUndo, onGoOn }: UpsellOutcomeProps) {
  const { page, messages } = data
  const secondsLeft = useSecondsLeft(undoMinutes * 60)
  const addedText = page.product.type === 'FISICO' ? messages.addedShipping : messages.addedText
  const outcomes = {
    ADDED: { phase: 'APPROVED', heading: messages.added, text: addedText },
    DECLINED: { phase: 'REJECTED', heading: messages.declined, text: messages.declinedText },
    UNDONE: { phase: 'REFUNDED', heading: messages.undone, text: messages.undoneText },
  } as const
  const { phase, heading, text } = outcomes[standing.kind]
  const charged = standing.kind === 'ADDED' ? standing.amountCents : page.priceCents
  const amount = formatMoney(charged, page.currency, page.locale)
  return (
    <>
      <div className="outcome" role="status">
        <PhaseMark phase={phase} />
        <div>
          <h2 className="outcome-heading">{heading}</h2>
          <p className="outcome-text">{fillMessage(text, { product: page.product.name, amount })}</p>
        </div>
      </div>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={onGoOn}>
          {messages.goOn}
        </button>
        {standing.kind === 'ADDED' && secondsLeft > 0 ? (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => onUndo(standing.paymentId)}
          >
            {fillMessage(messages.undo, { time: clockText(secondsLeft).slice('00:'.length) })}
          </button>
        ) : null}
      </div>
    </>
  )
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
