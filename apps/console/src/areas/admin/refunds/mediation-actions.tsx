import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { RefundGivers } from '#features/payments/refund-givers.tsx'
import type { Request } from '#features/refunds/refunds-data.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { readOnce } from '#kit/read-once.ts'
import { refundDeskCatalogue } from './catalogue.ts'

// The preview is not refetched: a refund that was made has no preview.
const { list, listRequests, getRequest } = api.admin.refunds
const invalidates = [list, listRequests, getRequest, api.admin.sales]

/** The platform's decision. The platform can refuse a request only after the seller has refused it. */
export function MediationActions({ request }: { request: Request }) {
  const text = useMessages(refundDeskCatalogue).mediation
  const format = useFormat()
  const [asked, setAsked] = useState<'grant' | 'reject' | null>(null)
  const { requestId, paymentId, amountCents, orderItemIds, currency, state, right } = request
  const preview = useQuery({
    ...api.admin.refunds.preview.queryOptions(
      asked === 'grant' ? { kind: 'PART', paymentId, amountCents, forItems: orderItemIds } : skipToken,
    ),
    ...readOnce,
  })
  const grant = useAction(api.admin.refunds.grantRequest, { proven: true, invalidates, done: text.granted })
  const reject = useAction(api.admin.refunds.rejectRequest, {
    proven: true,
    invalidates,
    done: text.rejected,
  })
  const close = () => setAsked(null)
  return (
    <>
      {state === 'IN_MEDIATION' && <Button onClick={() => setAsked('reject')}>{text.reject}</Button>}
      <Button variant="primary" onClick={() => setAsked('grant')}>
        {text.grant}
      </Button>
      <ConfirmAction
        open={asked === 'grant'}
        onOpenChange={close}
        title={text.grantTitle(format.money(amountCents, currency))}
        description={text.grantText}
        confirmLabel={text.grant}
        isConfirmDisabled={preview.isLoading}
        reason={{ isRequired: true, label: text.reason, help: text.reasonHelp }}
        onConfirm={({ reason }) => grant.run({ requestId, reason })}
      >
        {preview.isLoading && <Skeleton className="h-32 w-full" />}
        {preview.data && <RefundGivers preview={preview.data} />}
      </ConfirmAction>
      <ConfirmAction
        open={asked === 'reject'}
        onOpenChange={close}
        title={text.rejectTitle}
        description={text.rejectText}
        confirmLabel={text.reject}
        isDangerous
        money={right === 'UNRECOGNIZED' ? [] : [{ label: text.freed, cents: amountCents, currency }]}
        reason={{ isRequired: true, label: text.reason, help: text.reasonHelp }}
        onConfirm={({ reason }) => reject.run({ requestId, reason })}
      />
    </>
  )
}
