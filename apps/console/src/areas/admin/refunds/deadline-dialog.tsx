import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useState } from 'react'
import { api } from '#api/client.ts'
import type { Dispute } from '#features/refunds/refunds-data.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { lastDayBefore, lastInstantOf } from '#kit/last-day.ts'
import { useToday } from '#kit/use-today.ts'
import { refundDeskCatalogue } from './catalogue.ts'

type DeadlineDialogProps = { dispute: Dispute; onClose: () => void }

/** The bank's new deadline, that day included. */
export function DeadlineDialog({ dispute: { disputeId, dueAt: known }, onClose }: DeadlineDialogProps) {
  const messages = useMessages(refundDeskCatalogue)
  const text = messages.dispute.deadline
  const today = useToday()
  const [day, setDay] = useState(lastDayBefore(known))
  const move = useAction(api.admin.disputes.moveDeadline, {
    invalidates: [api.admin.disputes],
    done: text.done,
  })
  const dueAt = lastInstantOf(day)
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.text}
      confirmLabel={text.label}
      isConfirmDisabled={dueAt === null}
      reason={{ isRequired: true, help: messages.reasonHelp }}
      onConfirm={async ({ reason }) => {
        if (dueAt !== null) await move.run({ disputeId, dueAt, reason })
      }}
    >
      <Field label={text.day}>
        <Input type="date" min={today} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      </Field>
    </ConfirmAction>
  )
}
