import { bankAccountsCatalogue } from '../../../features/bank-accounts/catalogue.ts'
import { destinationTexts } from '../../../features/bank-accounts/destination-texts.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ConfirmAction } from '../../../kit/action/confirm-action.tsx'
import { useAction } from '../../../kit/action/use-action.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import { type Deed, type PurseName, purses, type WithdrawalRow } from './withdrawal.ts'

export type DecidedWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'amountCents' | 'feeCents' | 'currency' | 'destination' | 'person' | 'seen'
>

type DeedDialogProps = { of: PurseName; deed: Deed; withdrawal: DecidedWithdrawal; onClose: () => void }

/** Shows what a decision moves and asks why where the audit trail wants it. It is about exactly what was seen. */
export function DeedDialog({ of, deed, withdrawal, onClose }: DeedDialogProps) {
  const messages = useMessages(withdrawsCatalogue)
  const places = useMessages(bankAccountsCatalogue)
  const text = messages.deed[deed]
  const { procedures } = purses[of]
  const options = { proven: true, invalidates: [procedures], done: text.done }
  const approve = useAction(procedures.approve, options)
  const refuse = useAction(procedures.refuse, options)
  const retry = useAction(procedures.retry, options)
  const prove = useAction(procedures.prove, options)
  const { id: withdrawalId, seen: known, amountCents, feeCents, currency } = withdrawal
  const seen = known ?? ''
  const run: Record<Deed, (reason: string) => Promise<unknown>> = {
    approve: () => approve.run({ withdrawalId, seen }),
    refuse: (reason) => refuse.run({ withdrawalId, reason }),
    retry: () => retry.run({ withdrawalId }),
    provePaid: (reason) => prove.run({ withdrawalId, seen, outcome: 'PAID', reason }),
    proveUnpaid: (reason) => prove.run({ withdrawalId, seen, outcome: 'UNPAID', reason }),
    giveBack: (reason) => prove.run({ withdrawalId, seen, outcome: 'UNPAID', reason }),
  }
  const leaves = deed === 'approve' || deed === 'provePaid'
  const isAsked = deed !== 'approve' && deed !== 'retry'
  const { name, detail } = destinationTexts(withdrawal.destination, places)
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(withdrawal.person.name)}
      description={text.text}
      confirmLabel={text.confirm}
      isDangerous={deed === 'refuse' || deed === 'proveUnpaid' || deed === 'giveBack'}
      {...(deed !== 'retry' && {
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
          help: deed === 'refuse' ? messages.refusalHelp : messages.reasonHelp,
        },
      })}
      onConfirm={({ reason }) => run[deed](reason)}
    >
      {leaves && (
        <p>
          <span className="wrap-anywhere font-medium">{name}</span>
          <span className="block text-muted text-sm">{detail}</span>
        </p>
      )}
    </ConfirmAction>
  )
}
