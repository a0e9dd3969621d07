import { Button } from '@balcao/ui/button'
import { useState } from 'react'
import { api } from '#api/client.ts'
import type { Dispute } from '#features/refunds/refunds-data.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { refundDeskCatalogue } from './catalogue.ts'
import { DeadlineDialog } from './deadline-dialog.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'

const invalidates = [api.admin.disputes, api.admin.sales]

/** Staff entries on a dispute: sent to the bank, deadline moved, not defended, decided by the bank. */
export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const messages = useMessages(refundDeskCatalogue)
  const text = messages.dispute
  const [asked, setAsked] = useState<'submit' | 'accept' | 'deadline' | 'outcome' | null>(null)
  const submit = useAction(api.admin.disputes.submit, { invalidates, done: text.submitted })
  const accept = useAction(api.admin.disputes.accept, { proven: true, invalidates, done: text.accepted })
  const { disputeId, amountCents, currency, state, isTaken, closedAt } = dispute
  const isBeforeBank = state === 'OPEN' || state === 'DEFENDED'
  // A dispute counted as lost may still be won.
  const isDecidable = closedAt === null || (isTaken && (state === 'LOST' || state === 'ACCEPTED'))
  const close = () => setAsked(null)
  return (
    <>
      {isBeforeBank && (
        <>
          <Button onClick={() => setAsked('accept')}>{text.accept}</Button>
          <Button onClick={() => setAsked('deadline')}>{text.deadline.label}</Button>
          <Button variant={state === 'DEFENDED' ? 'primary' : 'secondary'} onClick={() => setAsked('submit')}>
            {text.submit}
          </Button>
        </>
      )}
      {isDecidable && (
        <Button variant={state === 'SUBMITTED' ? 'primary' : 'secondary'} onClick={() => setAsked('outcome')}>
          {text.outcome.label}
        </Button>
      )}
      <ConfirmAction
        open={asked === 'submit'}
        onOpenChange={close}
        title={text.submitTitle}
        description={text.submitText}
        confirmLabel={text.submit}
        reason={{ isRequired: true, help: messages.reasonHelp }}
        onConfirm={({ reason }) => submit.run({ disputeId, reason })}
      />
      <ConfirmAction
        open={asked === 'accept'}
        onOpenChange={close}
        title={text.acceptTitle}
        description={isTaken ? text.acceptTaken : text.acceptHeld}
        confirmLabel={text.accept}
        isDangerous
        money={[{ label: text.lost, cents: amountCents, currency }]}
        reason={{ isRequired: true, help: messages.reasonHelp }}
        onConfirm={({ reason }) => accept.run({ disputeId, reason })}
      />
      {asked === 'deadline' && <DeadlineDialog dispute={dispute} onClose={close} />}
      {asked === 'outcome' && <OutcomeDialog dispute={dispute} onClose={close} />}
    </>
  )
}
