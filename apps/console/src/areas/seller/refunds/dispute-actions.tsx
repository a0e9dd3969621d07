import { Button } from '@balcao/ui/button'
import { useState } from 'react'
import { api } from '#api/client.ts'
import type { Dispute } from '#features/refunds/refunds-data.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { sellerRefundsCatalogue } from './catalogue.ts'
import { DefenceForm } from './defence-form.tsx'

export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const text = useMessages(sellerRefundsCatalogue).dispute
  const [asked, setAsked] = useState<'defend' | 'accept' | null>(null)
  const accept = useAction(api.seller.disputes.accept, {
    proven: true,
    invalidates: [api.seller.disputes, api.seller.wallet],
    done: text.accepted,
  })
  const { disputeId, amountCents, currency } = dispute
  const close = () => setAsked(null)
  return (
    <>
      <Button onClick={() => setAsked('accept')}>{text.accept}</Button>
      <Button variant="primary" onClick={() => setAsked('defend')}>
        {dispute.state === 'OPEN' ? text.defend : text.defendAgain}
      </Button>
      {asked === 'defend' && <DefenceForm dispute={dispute} onClose={close} />}
      <ConfirmAction
        open={asked === 'accept'}
        onOpenChange={close}
        title={text.acceptTitle}
        description={text.acceptText}
        confirmLabel={text.accept}
        isDangerous
        money={[{ label: text.lose, cents: amountCents, currency }]}
        reason={{ isRequired: true }}
        onConfirm={({ reason }) => accept.run({ disputeId, reason })}
      />
    </>
  )
}
