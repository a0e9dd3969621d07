import { addDays } from '@balcao/domain/calendar'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { RadioGroup } from '@balcao/ui/radio-group'
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { useToday } from '#kit/use-today.ts'
import { subscriptionsCatalogue } from './catalogue.ts'
import { useSubscriptionDesk } from './desk.tsx'
import type { Subscription } from './subscription.ts'
import type { SubscriptionOperation } from './subscription-actions.ts'

type SubscriptionDialogProps = {
  operation: Exclude<SubscriptionOperation, 'cardLink' | 'changePlan'>
  subscription: Subscription
  onClose: () => void
}

/** States the effect of an action on the subscriber, asks for its input, and runs it. */
export function SubscriptionDialog({ operation, subscription, onClose }: SubscriptionDialogProps) {
  const text = useMessages(subscriptionsCatalogue).operation
  const today = useToday()
  const [at, setAt] = useState<'END' | 'NOW'>('END')
  const [resumesOn, setResumesOn] = useState('')
  const [chargeOn, setChargeOn] = useState('')
  const { procedures } = useSubscriptionDesk()
  const invalidates = [procedures]
  const cancel = useAction(procedures.cancel, { invalidates, done: text.canceled })
  const pause = useAction(procedures.pause, { invalidates, done: text.paused })
  const move = useAction(procedures.moveNextCharge, { invalidates, done: text.dateMoved })
  const resume = useAction(procedures.resume, { invalidates, done: text.resumed })
  const endPix = useAction(procedures.endAutomaticPix, { invalidates, done: text.automaticPixEnded })
  const charge = useAction(procedures.chargeNow, { proven: true, invalidates, done: text.charged })
  const format = useFormat()
  const { id: subscriptionId, buyerName, priceCents, currency, method, chargeDays } = subscription
  const shared = { open: true, onOpenChange: onClose, confirmLabel: text[operation] }
  if (operation === 'cancel')
    return (
      <ConfirmAction
        {...shared}
        title={text.cancelTitle(buyerName)}
        description={text.cancelText}
        isDangerous
        reason={{}}
        onConfirm={({ reason }) => cancel.run({ subscriptionId, at, reason })}
      >
        <RadioGroup
          label={text.cancelWhen}
          options={(['END', 'NOW'] as const).map((value) => ({ value, label: text.cancelAt[value] }))}
          value={at}
          onChange={(value) => setAt(value === 'NOW' ? 'NOW' : 'END')}
        />
      </ConfirmAction>
    )
  if (operation === 'pause')
    return (
      <ConfirmAction
        {...shared}
        title={text.pauseTitle(buyerName)}
        description={text.pauseText}
        reason={{}}
        onConfirm={({ reason }) =>
          pause.run({ subscriptionId, reason, ...(resumesOn !== '' && { resumesOn }) })
        }
      >
        <Field label={text.resumesOn} help={text.resumesHelp}>
          <Input
            type="date"
            min={addDays(today, 1)}
            value={resumesOn}
            onChange={(event) => setResumesOn(event.currentTarget.value)}
          />
        </Field>
      </ConfirmAction>
    )
  if (operation === 'moveDate')
    return (
      <ConfirmAction
        {...shared}
        title={text.moveTitle(buyerName)}
        description={text.moveText}
        isConfirmDisabled={chargeOn === ''}
        onConfirm={() => move.run({ subscriptionId, chargeOn })}
      >
        <Field
          label={text.chargeOn}
          help={chargeDays && text.chargeOnHelp(format.day(chargeDays.first), format.day(chargeDays.last))}
        >
          <Input
            type="date"
            min={chargeDays?.first}
            max={chargeDays?.last}
            value={chargeOn}
            onChange={(event) => setChargeOn(event.currentTarget.value)}
          />
        </Field>
      </ConfirmAction>
    )
  if (operation === 'endAutomaticPix')
    return (
      <ConfirmAction
        {...shared}
        title={text.endAutomaticPixTitle(buyerName)}
        description={text.endAutomaticPixText}
        isDangerous
        onConfirm={() => endPix.run({ subscriptionId })}
      />
    )
  if (operation === 'resume')
    return (
      <ConfirmAction
        {...shared}
        title={text.resumeTitle(buyerName)}
        description={text.resumeText}
        onConfirm={() => resume.run({ subscriptionId })}
      />
    )
  return (
    <ConfirmAction
      {...shared}
      title={text.chargeTitle}
      description={method === 'CREDIT_CARD' ? text.chargeCard : text.chargeInvoice}
      money={[{ label: text.chargeLabel, cents: priceCents, currency }]}
      onConfirm={() => charge.run({ subscriptionId })}
    />
  )
}
