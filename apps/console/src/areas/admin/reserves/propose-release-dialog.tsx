import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { reservesCatalogue } from './catalogue.ts'
import type { ReserveRow } from './reserve.ts'

/** Shows what would move, and asks for a reason: another person decides. */
export function ProposeReleaseDialog({ reserve, onClose }: { reserve: ReserveRow; onClose: () => void }) {
  const text = useMessages(reservesCatalogue).release
  const propose = useAction(api.admin.reserves.proposeRelease, {
    proven: true,
    invalidates: [api.admin.reserves, api.admin.approvals],
    done: text.done,
  })
  const [requestId] = useState(() => crypto.randomUUID())
  const { id, person, amountCents, currency } = reserve
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(person.name)}
      description={text.text}
      confirmLabel={text.confirm}
      money={[
        { label: text.reserve, cents: -amountCents, currency },
        { label: text.available, cents: amountCents, currency },
      ]}
      reason={{ isRequired: true, help: text.help }}
      onConfirm={({ reason }) => propose.run({ requestId, lotIds: [id], reason })}
    />
  )
}
