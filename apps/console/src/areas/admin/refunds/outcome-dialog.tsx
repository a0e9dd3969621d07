import { Field } from '@balcao/ui/field'
import { MoneyInput } from '@balcao/ui/money-input'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useState } from 'react'
import { api } from '#api/client.ts'
import type { Dispute } from '#features/refunds/refunds-data.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider, useMoneyInput } from '#kit/currency.tsx'
import { refundDeskCatalogue } from './catalogue.ts'

type OutcomeDialogProps = { dispute: Dispute; onClose: () => void }

/**
 * The bank's decision, where the acquirer does not report it. A loss may be partial, unless the bank has
 * already taken the money.
 */
export function OutcomeDialog({ dispute, onClose }: OutcomeDialogProps) {
  const messages = useMessages(refundDeskCatalogue)
  const text = messages.dispute.outcome
  const format = useFormat()
  const { disputeId, amountCents, currency, isTaken, closedAt } = dispute
  const [outcome, setOutcome] = useState<'WON' | 'LOST' | 'CANCELED'>('WON')
  const [lostCents, setLostCents] = useState<number | null>(amountCents)
  const decide = useAction(api.admin.disputes.decide, {
    proven: true,
    invalidates: [api.admin.disputes, api.admin.sales],
    done: text.done,
  })
  const outcomes = closedAt === null ? (['WON', 'LOST', 'CANCELED'] as const) : (['WON', 'CANCELED'] as const)
  const isLost = outcome === 'LOST'
  const isAmountWrong = isLost && (!lostCents || lostCents > amountCents)
  const moved = isLost ? text.lost : isTaken ? text.back : text.freed
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.text[outcome]}
      confirmLabel={text.confirm}
      isDangerous={isLost}
      isConfirmDisabled={isAmountWrong}
      money={[{ label: moved, cents: isLost ? (lostCents ?? 0) : amountCents, currency }]}
      reason={{ isRequired: true, label: text.reason, help: messages.reasonHelp }}
      onConfirm={({ reason }) =>
        decide.run({ disputeId, outcome, reason, ...(isLost && lostCents && { amountCents: lostCents }) })
      }
    >
      <SegmentedControl
        label={text.outcome}
        segments={outcomes.map((value) => ({ value, label: text.outcomes[value] }))}
        value={outcome}
        onChange={setOutcome}
        isFullWidth
      />
      {isLost && !isTaken && (
        <CurrencyProvider currency={currency}>
          <Field label={text.amount} help={text.upTo(format.money(amountCents, currency))}>
            <Amount valueCents={lostCents} onChange={setLostCents} />
          </Field>
        </CurrencyProvider>
      )}
    </ConfirmAction>
  )
}

function Amount(props: { valueCents: number | null; onChange: (cents: number | null) => void }) {
  return <MoneyInput {...useMoneyInput()} {...props} />
}
