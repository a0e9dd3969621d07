import { funnelNameMax } from '@balcao/domain/checkout/upsell-funnel'
import { Copy, Pause, Pencil, Send, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import type { FunnelRow } from './funnel.ts'

type Operation = 'publish' | 'pause' | 'discard'
type Asked = { funnel: FunnelRow; operation: Operation }
type FunnelActions = { actionsFor: (funnel: FunnelRow) => RowAction[]; dialog: ReactNode }

/** Actions on a funnel, for a row's menu or its drawer, and their confirmation dialog. */
export function useFunnelActions({ onEdit }: { onEdit: (funnelId: string) => void }): FunnelActions {
  const { action: text } = useMessages(upsellFunnelsCatalogue)
  const [asked, setAsked] = useState<Asked | null>(null)
  const shared = { invalidates: [api.seller.funnels] }
  const publish = useAction(api.seller.funnels.publish, { ...shared, done: text.published })
  const pause = useAction(api.seller.funnels.pause, { ...shared, done: text.paused })
  const discard = useAction(api.seller.funnels.discard, { ...shared, done: text.discarded })
  const duplicate = useAction(api.seller.funnels.duplicate, { ...shared, done: text.duplicated })
  const copy = ({ id, name }: FunnelRow) =>
    duplicate.start({ funnelId: id, name: text.copyOf(name).slice(0, funnelNameMax) })
  const nextNumber = ({ publishedNumber }: FunnelRow) => (publishedNumber ?? 0) + 1
  const actionsFor = (funnel: FunnelRow): RowAction[] => {
    const ask = (operation: Operation) => () => setAsked({ funnel, operation })
    return [
      { id: 'edit', label: text.edit, icon: <Pencil />, onRun: () => onEdit(funnel.id) },
      ...(funnel.hasDraft
        ? [{ id: 'discard', label: text.discard, icon: <Undo2 />, onRun: ask('discard') }]
        : []),
      { id: 'duplicate', label: text.duplicate, icon: <Copy />, onRun: () => copy(funnel) },
      ...(funnel.state === 'ACTIVE'
        ? [{ id: 'pause', label: text.pause, icon: <Pause />, onRun: ask('pause') }]
        : []),
      {
        id: 'publish',
        label: text.publish(nextNumber(funnel)),
        icon: <Send />,
        onRun: ask('publish'),
      },
    ]
  }
  const dialogs = {
    publish: { title: text.publishTitle, text: text.publishText, action: publish },
    pause: { title: text.pauseTitle, text: text.pauseText, action: pause },
    discard: { title: text.discardTitle, text: text.discardText, action: discard },
  }
  const dialog = asked && (
    <ConfirmAction
      open
      onOpenChange={() => setAsked(null)}
      title={dialogs[asked.operation].title(asked.funnel.name)}
      description={dialogs[asked.operation].text}
      confirmLabel={
        asked.operation === 'publish' ? text.publish(nextNumber(asked.funnel)) : text[asked.operation]
      }
      onConfirm={() => dialogs[asked.operation].action.run({ funnelId: asked.funnel.id })}
    />
  )
  return { actionsFor, dialog }
}
