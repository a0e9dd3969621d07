import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { purchasesCatalogue } from './catalogue.ts'

type OwnGift = NonNullable<inferOutput<typeof api.customer.purchases.list>['rows'][number]['gift']>

/** Recipient of a gift and its state. Until the gift is opened, the buyer may send it again or change the recipient. */
export function GiftNote({ gift, isPaid }: { gift: OwnGift; isPaid: boolean }) {
  const { gift: text } = useMessages(purchasesCatalogue)
  const format = useFormat()
  const resend = useAction(api.customer.access.resendGift, {
    invalidates: [api.customer.purchases],
    done: text.resent,
  })
  const { id: giftId, recipientName, recipientEmail, state, isUndeliverable } = gift
  const isErased = recipientEmail === ''
  return (
    <div className="grid gap-2 rounded-control bg-sunken px-3 py-2 text-sm">
      <p className="flex items-start gap-2">
        <Gift aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        <span className="wrap-anywhere min-w-0">
          <strong>{isErased ? text.erased : text.to(recipientName)}</strong>
          {!isErased && <span className="block text-muted">{recipientEmail}</span>}
          {isPaid && !(isErased && state !== 'OPENED') && (
            <span className="block">
              {text.state[state](format.date(gift.openedAt ?? gift.sentAt ?? gift.sendsAt))}
            </span>
          )}
          {isUndeliverable && state !== 'OPENED' && (
            <span className="block text-negative">{text.undeliverable}</span>
          )}
        </span>
      </p>
      {isPaid && state !== 'OPENED' && (
        <div className="flex flex-wrap gap-2">
          {state === 'SENT' && !isErased && (
            <Button size="small" isBusy={resend.isBusy} onClick={() => resend.start({ giftId })}>
              {text.resend}
            </Button>
          )}
          <CorrectGiftDialog gift={gift} />
        </div>
      )}
    </div>
  )
}

function CorrectGiftDialog({ gift }: { gift: OwnGift }) {
  const { gift: text } = useMessages(purchasesCatalogue)
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState(gift.recipientName)
  const [email, setEmail] = useState(gift.recipientEmail)
  const correct = useAction(api.customer.access.correctGift, {
    invalidates: [api.customer.purchases],
    done: text.corrected,
  })
  return (
    <ConfirmAction
      open={isOpen}
      onOpenChange={setIsOpen}
      title={text.correctTitle}
      description={text.correctText}
      confirmLabel={text.correctConfirm}
      isConfirmDisabled={name.trim() === '' || email.trim() === ''}
      trigger={<Button size="small">{text.correct}</Button>}
      onConfirm={() => correct.run({ giftId: gift.id, name, email })}
    >
      <Field label={text.name}>
        <Input value={name} onChange={(event) => setName(event.currentTarget.value)} autoComplete="off" />
      </Field>
      <Field label={text.email}>
        <Input
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoComplete="off"
        />
      </Field>
    </ConfirmAction>
  )
}
