import { Button } from '@balcao/ui/button'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { financialCatalogue } from './catalogue.ts'
import type { Anticipation } from './financial-data.ts'

/** Actions on an open anticipation: the seller may cancel it, or accept a counter-offer at its present price. */
export function AnticipationActions({ anticipation }: { anticipation: Anticipation }) {
  const text = useMessages(financialCatalogue).anticipations.drawer
  const [asked, setAsked] = useState<'cancel' | 'accept' | null>(null)
  const shared = { invalidates: [api.seller.anticipations, api.seller.wallet] }
  const cancel = useAction(api.seller.anticipations.cancel, { ...shared, done: text.canceled })
  const accept = useAction(api.seller.anticipations.accept, { ...shared, proven: true, done: text.accepted })
  const { id: anticipationId, currency, now } = anticipation
  const grossCents = now?.grossCents ?? 0
  const netCents = now?.netCents ?? 0
  return (
    <>
      <Button onClick={() => setAsked('cancel')}>{text.cancel}</Button>
      {anticipation.state === 'COUNTERED' && (
        <Button variant="primary" onClick={() => setAsked('accept')}>
          {text.accept}
        </Button>
      )}
      <ConfirmAction
        open={asked === 'cancel'}
        onOpenChange={() => setAsked(null)}
        title={text.cancelTitle}
        description={text.cancelText}
        confirmLabel={text.cancel}
        onConfirm={() => cancel.run({ anticipationId })}
      />
      <ConfirmAction
        open={asked === 'accept'}
        onOpenChange={() => setAsked(null)}
        title={text.acceptTitle}
        description={text.acceptText}
        confirmLabel={text.accept}
        money={[
          { label: text.gross, cents: grossCents, currency },
          { label: text.cost, cents: netCents - grossCents, currency },
          { label: text.net, cents: netCents, currency, isSum: true },
        ]}
        onConfirm={() => accept.run({ anticipationId, netCents })}
      />
    </>
  )
}
