import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useState } from 'react'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { destinationTexts } from '#features/bank-accounts/destination-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import { type Operation, type PurseName, purses, type WithdrawalRow } from './withdrawal.ts'

export type DecidedWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'amountCents' | 'feeCents' | 'currency' | 'destination' | 'person' | 'seen'
>

/** Days for which a withdrawal can be held for missing information. */
const holdChoices = ['1', '3', '7', '15'] as const

/** Actions that move no money. */
const stillActions: ReadonlySet<Operation> = new Set(['retry', 'hold', 'release', 'closeAttention'])

type ActionDialogProps = {
  of: PurseName
  operation: Operation
  withdrawal: DecidedWithdrawal
  onClose: () => void
}

/**
 * Shows what a decision moves and asks for a reason where the audit trail requires it. The decision applies
 * to exactly the shown version.
 */
export function ActionDialog({ of, operation, withdrawal, onClose }: ActionDialogProps) {
  const messages = useMessages(withdrawsCatalogue)
  const places = useMessages(bankAccountsCatalogue)
  const text = messages.operation[operation]
  const { procedures } = purses[of]
  const options = { proven: true, invalidates: [procedures], done: text.done }
  const approve = useAction(procedures.approve, options)
  const refuse = useAction(procedures.refuse, options)
  const retry = useAction(procedures.retry, options)
  const prove = useAction(procedures.prove, options)
  const hold = useAction(procedures.hold, options)
  const release = useAction(procedures.release, options)
  const closeAttention = useAction(procedures.closeAttention, options)
  const [days, setDays] = useState('3')
  const { id: withdrawalId, seen: known, amountCents, feeCents, currency } = withdrawal
  const seen = known ?? ''
  const run: Record<Operation, (reason: string) => Promise<unknown>> = {
    approve: () => approve.run({ withdrawalId, seen }),
    hold: (reason) => hold.run({ withdrawalId, days: Number(days), reason }),
    release: (reason) => release.run({ withdrawalId, reason }),
    refuse: (reason) => refuse.run({ withdrawalId, reason }),
    retry: () => retry.run({ withdrawalId }),
    provePaid: (reason) => prove.run({ withdrawalId, seen, outcome: 'PAID', reason }),
    proveUnpaid: (reason) => prove.run({ withdrawalId, seen, outcome: 'UNPAID', reason }),
    giveBack: (reason) => prove.run({ withdrawalId, seen, outcome: 'UNPAID', reason }),
    closeAttention: (reason) => closeAttention.run({ withdrawalId, reason }),
  }
  const leaves = operation === 'approve' || operation === 'provePaid'
  const moves = !stillActions.has(operation)
  const isAsked = operation !== 'approve' && operation !== 'retry'
  const { name, detail } = destinationTexts(withdrawal.destination, places)
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(withdrawal.person.name)}
      description={currency !== 'BRL' && 'byHand' in text ? text.byHand : text.text}
      confirmLabel={text.confirm}
      isDangerous={operation === 'refuse' || operation === 'proveUnpaid' || operation === 'giveBack'}
      {...(moves && {
        money: leaves
          ? [
              { label: messages.money.leaves, cents: amountCents, currency },
              { label: messages.money.fee, cents: feeCents, currency },
            ]
          : [{ label: messages.money.back, cents: amountCents + feeCents, currency }],
      })}
      {...(isAsked && {
        reason: {
          isRequired: true,
          help: operation === 'refuse' || operation === 'hold' ? messages.refusalHelp : messages.reasonHelp,
        },
      })}
      onConfirm={({ reason }) => run[operation](reason)}
    >
      {operation === 'hold' && (
        <div className="grid justify-items-start gap-1.5">
          <p className="font-medium">{messages.holdDays}</p>
          <SegmentedControl
            label={messages.holdDays}
            segments={holdChoices.map((value) => ({ value, label: messages.days(Number(value)) }))}
            value={days}
            onChange={setDays}
          />
        </div>
      )}
      {leaves && (
        <p>
          <span className="wrap-anywhere font-medium">{name}</span>
          <span className="block text-muted text-sm">{detail}</span>
        </p>
      )}
    </ConfirmAction>
  )
}
