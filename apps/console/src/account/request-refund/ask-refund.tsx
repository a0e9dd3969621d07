import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DoorLayout } from '#account/door-layout.tsx'
import { TextLink } from '#account/text-link.tsx'
import { api } from '#api/client.ts'
import { RequestProgress } from '#features/buying/request-progress.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { requestRefundCatalogue } from './catalogue.ts'
import { NothingToAsk } from './nothing-to-ask.tsx'
import { RefundForm } from './refund-form.tsx'

/** One purchase: existing requests, possible requests, or the reason why none is possible. */
export function AskRefund({ paymentId }: { paymentId: string }) {
  const { ask: text } = useMessages(requestRefundCatalogue)
  const refundable = useQuery(api.customer.refunds.refundable.queryOptions({ paymentId }))
  const { data } = refundable
  const request = data?.request
  const [isAskingAgain, setIsAskingAgain] = useState(false)
  const canAsk = data !== undefined && data.right !== null && !data.isDisputed
  const isOver = request?.state === 'WITHDRAWN' || request?.state === 'CLOSED_NO'
  const isAsking = canAsk && (!request || (isOver && isAskingAgain))
  return (
    <DoorLayout
      title={request && !isAsking ? text.requested : text.title}
      text={data ? `${data.productName} · ${text.order(data.orderCode)}` : text.loading}
      aside={
        <span className="flex flex-wrap justify-center gap-x-5">
          <TextLink to="/request-refund">{text.otherPurchase}</TextLink>
          <TextLink to="/my-purchases">{text.toPurchases}</TextLink>
        </span>
      }
    >
      <QueryStates query={refundable} skeleton={<Skeleton className="h-60" />}>
        {(shown) => {
          if (isAsking)
            return (
              <RefundForm paymentId={paymentId} refundable={shown} onAsked={() => setIsAskingAgain(false)} />
            )
          if (shown.request)
            return (
              <Asked
                requestId={shown.request.requestId}
                onAgain={isOver && canAsk ? () => setIsAskingAgain(true) : null}
              />
            )
          return <NothingToAsk refundable={shown} />
        }}
      </QueryStates>
    </DoorLayout>
  )
}

function Asked({ requestId, onAgain }: { requestId: string; onAgain: (() => void) | null }) {
  const { ask: text } = useMessages(requestRefundCatalogue)
  const request = useQuery(api.customer.refunds.get.queryOptions({ requestId }))
  return (
    <QueryStates query={request} skeleton={<Skeleton className="h-40" />}>
      {(shown) => (
        <div className="grid gap-4">
          <p className="text-muted">{text.requestedText(shown.protocol)}</p>
          <RequestProgress request={shown} />
          {onAgain && (
            <button
              type="button"
              onClick={onAgain}
              className="justify-self-start font-medium text-primary hover:underline"
            >
              {text.again}
            </button>
          )}
        </div>
      )}
    </QueryStates>
  )
}
