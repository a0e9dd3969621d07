import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Checkbox } from '@balcao/ui/checkbox'
import { Field } from '@balcao/ui/field'
import { Textarea } from '@balcao/ui/textarea'
import { useState } from 'react'
import { TextLink } from '#account/text-link.tsx'
import { api } from '#api/client.ts'
import { buyingCatalogue } from '#features/buying/catalogue.ts'
import { RefundClock } from '#features/buying/refund-clock.tsx'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { requestRefundCatalogue } from './catalogue.ts'
import type { Refundable } from './refundable.ts'

type RefundFormProps = { paymentId: string; refundable: Refundable; onAsked: () => void }

/** The amount, the deadline and the way of the refund, all shown before the click. */
export function RefundForm({ paymentId, refundable, onAsked }: RefundFormProps) {
  const { ask: text } = useMessages(requestRefundCatalogue)
  const buying = useMessages(buyingCatalogue)
  const core = useMessages(coreCatalogue)
  const reader = useErrorReader()
  const format = useFormat()
  const { items, right, lastDay, amountCents, currency, method } = refundable
  const [chosen, setChosen] = useState<readonly string[]>(items.map(({ orderItemId }) => orderItemId))
  const [reason, setReason] = useState('')
  const ask = useAction(api.customer.refunds.request, {
    invalidates: [api.customer.refunds, api.customer.purchases],
    isErrorShownHere: true,
    done: onAsked,
  })
  const isWhole = chosen.length === items.length
  const backCents = isWhole
    ? amountCents
    : items
        .filter(({ orderItemId }) => chosen.includes(orderItemId))
        .reduce((sum, item) => sum + item.amountCents, 0)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        ask.start({ paymentId, orderItemIds: isWhole ? [] : [...chosen], reason })
      }}
    >
      <div role="alert" className="empty:hidden">
        {ask.error != null && <Banner tone="negative">{reader.textOf(ask.error)}</Banner>}
      </div>
      <Banner tone="positive">
        {right === 'LAW' ? text.law : text.guarantee}
        {right && lastDay && (
          <span className="mt-1 block">
            <RefundClock right={right} lastDay={lastDay} />
          </span>
        )}
      </Banner>
      {items.length > 1 && (
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 font-medium">{text.items}</legend>
          {items.map(({ orderItemId, title, amountCents: worth }) => (
            <Checkbox
              key={orderItemId}
              checked={chosen.includes(orderItemId)}
              onChange={(isChosen) =>
                setChosen((before) =>
                  isChosen ? [...before, orderItemId] : before.filter((id) => id !== orderItemId),
                )
              }
              label={title}
              description={format.money(worth, currency)}
            />
          ))}
          {chosen.length === 0 && <p className="text-negative text-sm">{text.itemsMissing}</p>}
        </fieldset>
      )}
      <Field label={text.reason} help={text.reasonHelp} hint={core.optional}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <p className="text-muted text-sm">{buying.wayBack[method]}</p>
      {refundable.isSubscription && (
        <p className="text-muted text-sm">
          {text.subscription}{' '}
          <TextLink to="/my-purchases" search={{ tab: 'subscriptions' }}>
            {text.toSubscriptions}
          </TextLink>
        </p>
      )}
      <MoneyLines lines={[{ label: text.youGet, cents: backCents, currency, isSum: true }]} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isBusy={ask.isBusy}
        disabled={chosen.length === 0}
      >
        {text.submit(format.money(backCents, currency))}
      </Button>
    </form>
  )
}
