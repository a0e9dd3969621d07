import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { closingCatalogue } from './catalogue.ts'
import type { Closing } from './closing.ts'

/** Cancels a proposal, or lets the platform sell again. */
export function CallOffClosing({ platformId, closing }: { platformId: string; closing: Closing }) {
  const { callOff: text } = useMessages(closingCatalogue)
  const isProposal = closing.state === 'PROPOSED'
  const label = isProposal ? text.proposal : text.action
  const callOff = useAction(api.master.closing.callOff, {
    proven: true,
    invalidates: [api.master.closing, api.master.platforms],
    done: text.done,
  })
  return (
    <ConfirmAction
      trigger={<Button size="small">{label}</Button>}
      title={isProposal ? text.proposalTitle : text.title}
      description={isProposal ? text.proposalText : text.text}
      confirmLabel={label}
      reason={{ isRequired: true }}
      onConfirm={({ reason }) => callOff.run({ platformId, closingId: closing.id, reason })}
    />
  )
}
