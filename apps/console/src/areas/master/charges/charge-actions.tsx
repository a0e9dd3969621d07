import { Button } from '@balcao/ui/button'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { masterChargesCatalogue } from './catalogue.ts'
import type { Charge } from './charge.ts'

const AdjustCharge = lazy(async () => ({ default: (await import('./adjust-charge.tsx')).AdjustCharge }))
const PostponeCharge = lazy(async () => ({ default: (await import('./postpone-charge.tsx')).PostponeCharge }))

/** The operator's actions on an open bill. */
export function ChargeActions({ platformId, charge }: { platformId: string; charge: Charge }) {
  const text = useMessages(masterChargesCatalogue)
  const [isAdjusting, setIsAdjusting] = useState(false)
  const [isPostponing, setIsPostponing] = useState(false)
  const invalidates = [api.master.charges, api.master.billing, api.master.platforms]
  const pay = useAction(api.master.billing.payCharge, { proven: true, invalidates, done: text.pay.done })
  const cancel = useAction(api.master.billing.cancelCharge, {
    proven: true,
    invalidates,
    done: text.cancel.done,
  })
  const { id: chargeId, amountCents, currency } = charge
  return (
    <>
      <ConfirmAction
        trigger={<Button className="text-negative">{text.cancel.label}</Button>}
        title={text.cancel.title}
        description={text.cancel.text}
        confirmLabel={text.cancel.label}
        isDangerous
        money={[{ label: text.cancel.canceled, cents: amountCents, currency }]}
        reason={{ isRequired: true }}
        onConfirm={({ reason }) => cancel.run({ platformId, chargeId, reason })}
      />
      <Button onClick={() => setIsPostponing(true)}>{text.postpone.label}</Button>
      <Button onClick={() => setIsAdjusting(true)}>{text.adjust.label}</Button>
      <ConfirmAction
        trigger={<Button variant="primary">{text.pay.label}</Button>}
        title={text.pay.title}
        description={text.pay.text}
        confirmLabel={text.pay.label}
        money={[{ label: text.pay.paid, cents: amountCents, currency }]}
        reason={{ isRequired: true, label: text.pay.reason }}
        onConfirm={({ reason }) =>
          pay.run({ platformId, chargeId, seenAmountCents: amountCents, reference: reason })
        }
      />
      <Suspense>
        {isAdjusting && (
          <AdjustCharge platformId={platformId} charge={charge} onClose={() => setIsAdjusting(false)} />
        )}
        {isPostponing && (
          <PostponeCharge
            platformId={platformId}
            chargeId={chargeId}
            onClose={() => setIsPostponing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
