import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { purchasesCatalogue } from './catalogue.ts'
import { type OwnSubscription, whatShowsSubscriptions } from './own-subscription.ts'

/** Moves the next charge to another of the allowed days. The paid period lasts until then. */
export function MoveDateDialog({ subscription }: { subscription: OwnSubscription }) {
  const { moveDialog: text } = useMessages(purchasesCatalogue).subscription
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const [chargeOn, setChargeOn] = useState('')
  const { id: subscriptionId, productName } = subscription
  const { data } = useQuery({
    ...api.customer.subscriptions.get.queryOptions({ subscriptionId }),
    enabled: isOpen,
  })
  const move = useAction(api.customer.subscriptions.moveNextCharge, {
    invalidates: whatShowsSubscriptions,
    done: text.done,
  })
  const days = data?.chargeDays
  return (
    <ConfirmAction
      open={isOpen}
      onOpenChange={setIsOpen}
      title={text.title(productName)}
      description={days === null ? text.notNow : text.text}
      confirmLabel={text.confirm}
      isConfirmDisabled={!days || chargeOn === ''}
      trigger={<Button>{text.open}</Button>}
      onConfirm={() => move.run({ subscriptionId, chargeOn })}
    >
      {days && (
        <Field label={text.chargeOn} help={text.between(format.day(days.first), format.day(days.last))}>
          <Input
            type="date"
            min={days.first}
            max={days.last}
            value={chargeOn}
            onChange={(event) => setChargeOn(event.currentTarget.value)}
          />
        </Field>
      )}
    </ConfirmAction>
  )
}
