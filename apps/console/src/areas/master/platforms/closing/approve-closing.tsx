import { Button } from '@balcao/ui/button'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { closingCatalogue } from './catalogue.ts'
import type { Closing } from './closing.ts'

export function ApproveClosing({ platformId, closing }: { platformId: string; closing: Closing }) {
  const { approve: text } = useMessages(closingCatalogue)
  const approve = useAction(api.master.closing.approve, {
    proven: true,
    invalidates: [api.master.closing, api.master.platforms],
    done: text.done,
  })
  return (
    <ConfirmAction
      trigger={<Button size="small">{text.action}</Button>}
      title={text.title}
      description={text.text}
      confirmLabel={text.action}
      isDangerous
      onConfirm={() => approve.run({ platformId, closingId: closing.id })}
    />
  )
}
