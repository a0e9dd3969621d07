import { addDays } from '@balcao/domain/calendar'
import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { useToday } from '#kit/use-today.ts'
import { purchasesCatalogue } from './catalogue.ts'
import { type OwnSubscription, whatShowsSubscriptions } from './own-subscription.ts'

/** Pauses the charges until a day, which moves the next one there, or until the buyer resumes. */
export function PauseDialog({ subscription }: { subscription: OwnSubscription }) {
  const { subscription: text } = useMessages(purchasesCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const format = useFormat()
  const tomorrow = addDays(useToday(), 1)
  const [until, setUntil] = useState('')
  const { id: subscriptionId, productName, paidUntil } = subscription
  const pause = useAction(api.customer.subscriptions.pause, {
    invalidates: whatShowsSubscriptions,
    done: text.pauseDialog.done,
  })
  return (
    <ConfirmAction
      title={text.pauseDialog.title(productName)}
      description={text.pauseDialog.text(paidUntil && format.date(paidUntil))}
      confirmLabel={text.pauseDialog.confirm}
      trigger={<Button>{text.pause}</Button>}
      onConfirm={() => pause.run({ subscriptionId, ...(until && { resumesOn: until }) })}
    >
      <Field label={text.pauseDialog.until} help={text.pauseDialog.untilHelp} hint={optional}>
        <Input
          type="date"
          min={tomorrow}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </Field>
    </ConfirmAction>
  )
}
