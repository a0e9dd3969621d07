import { Button } from '@balcao/ui/button'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { Anticipation } from './anticipation.ts'
import { anticipationsCatalogue } from './catalogue.ts'
import { CounterDialog } from './counter-dialog.tsx'

/**
 * Possible decisions about a request, with the money that moves. They apply to the present state of the lots.
 */
export function AnticipationActions({ anticipation }: { anticipation: Anticipation }) {
  const messages = useMessages(anticipationsCatalogue)
  const [isCountering, setIsCountering] = useState(false)
  const shared = { proven: true, invalidates: [api.admin.anticipations] }
  const approve = useAction(api.admin.anticipations.approve, { ...shared, done: messages.approve.done })
  const refuse = useAction(api.admin.anticipations.refuse, { ...shared, done: messages.refuse.done })
  const { id: anticipationId, now, staff, state, currency } = anticipation
  if (now === null || staff === null) return null
  const { name } = staff.person
  return (
    <>
      <ConfirmAction
        trigger={<Button className="text-negative">{messages.refuse.label}</Button>}
        title={messages.refuse.title(name)}
        description={messages.refuse.text}
        confirmLabel={messages.refuse.confirm}
        isDangerous
        reason={{ isRequired: true, help: messages.refusalHelp }}
        onConfirm={({ reason }) => refuse.run({ anticipationId, reason })}
      />
      {state === 'REQUESTED' && (
        <>
          <Button onClick={() => setIsCountering(true)}>{messages.counter.label}</Button>
          <ConfirmAction
            trigger={<Button variant="primary">{messages.approve.label}</Button>}
            title={messages.approve.title(name)}
            description={messages.approve.text}
            confirmLabel={messages.approve.confirm}
            money={[
              { label: messages.drawer.gross, cents: now.grossCents, currency },
              { label: messages.drawer.fee, cents: -now.feeCents, currency },
              { label: messages.drawer.net, cents: now.netCents, currency, isSum: true },
            ]}
            onConfirm={() => approve.run({ anticipationId, grossCents: now.grossCents })}
          />
        </>
      )}
      {isCountering && (
        <CounterDialog
          anticipation={anticipation}
          grossCents={now.grossCents}
          onClose={() => setIsCountering(false)}
        />
      )}
    </>
  )
}
