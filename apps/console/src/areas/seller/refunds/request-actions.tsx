import { Button } from '@balcao/ui/button'
import { Field } from '@balcao/ui/field'
import { MoneyInput } from '@balcao/ui/money-input'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import type { Request } from '#features/refunds/refunds-data.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider, useMoneyInput } from '#kit/currency.tsx'
import { readOnce } from '#kit/read-once.ts'
import { sellerRefundsCatalogue } from './catalogue.ts'

/**
 * The seller's answers. Within the days of the law only acceptance is possible, and an unrecognised charge is
 * refunded in full.
 */
export function RequestActions({ request }: { request: Request }) {
  const text = useMessages(sellerRefundsCatalogue).request
  const format = useFormat()
  const [asked, setAsked] = useState<'approve' | 'part' | 'refuse' | null>(null)
  const [partCents, setPartCents] = useState<number | null>(null)
  const { requestId, paymentId, amountCents, orderItemIds, currency, right } = request
  const givenCents = asked === 'part' ? partCents : amountCents
  const preview = useQuery({
    ...api.seller.refunds.preview.queryOptions(
      asked === null || asked === 'refuse' || !givenCents
        ? skipToken
        : { kind: 'PART', paymentId, amountCents: givenCents, forItems: orderItemIds },
    ),
    ...readOnce,
  })
  // The preview is not refetched: a refund that was made has no preview.
  const { list, listRequests, getRequest } = api.seller.refunds
  const invalidates = [list, listRequests, getRequest, api.seller.wallet]
  const approve = useAction(api.seller.refunds.approveRequest, {
    proven: true,
    invalidates,
    done: text.approved,
  })
  const refuse = useAction(api.seller.refunds.refuseRequest, { invalidates, done: text.refused })
  const own = preview.data?.givers.find(({ who }) => who === 'YOU')?.cents
  const money = [
    { label: text.buyerGets, cents: givenCents ?? 0, currency },
    ...(own === undefined ? [] : [{ label: text.youGive, cents: -own, currency }]),
  ]
  const close = () => setAsked(null)
  return (
    <>
      {right !== 'LAW' && <Button onClick={() => setAsked('refuse')}>{text.refuse}</Button>}
      {right === 'GUARANTEE' && <Button onClick={() => setAsked('part')}>{text.part}</Button>}
      <Button variant="primary" onClick={() => setAsked('approve')}>
        {text.approve}
      </Button>
      <ConfirmAction
        open={asked === 'approve'}
        onOpenChange={close}
        title={text.approveTitle(format.money(amountCents, currency))}
        description={text.approveText}
        confirmLabel={text.approve}
        money={money}
        onConfirm={() => approve.run({ requestId })}
      />
      <ConfirmAction
        open={asked === 'part'}
        onOpenChange={close}
        title={text.partTitle}
        description={text.partText}
        confirmLabel={text.part}
        isConfirmDisabled={!partCents || partCents >= amountCents}
        onConfirm={() => approve.run({ requestId, amountCents: partCents ?? 0 })}
        money={money}
      >
        <CurrencyProvider currency={currency}>
          <Field label={text.partAmount} help={text.partHelp(format.money(amountCents, currency))}>
            <Amount valueCents={partCents} onChange={setPartCents} />
          </Field>
        </CurrencyProvider>
      </ConfirmAction>
      <ConfirmAction
        open={asked === 'refuse'}
        onOpenChange={close}
        title={text.refuseTitle}
        description={right === 'UNRECOGNIZED' ? text.refuseReportText : text.refuseText}
        confirmLabel={text.refuse}
        isDangerous
        reason={{ isRequired: true, label: text.refuseReason }}
        onConfirm={({ reason }) => refuse.run({ requestId, reason })}
      />
    </>
  )
}

function Amount(props: { valueCents: number | null; onChange: (cents: number | null) => void }) {
  return <MoneyInput {...useMoneyInput()} {...props} />
}
