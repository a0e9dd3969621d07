import { Pause, Pencil, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ConfirmAction } from '../../../kit/action/confirm-action.tsx'
import { useAction } from '../../../kit/action/use-action.ts'
import type { RowAction } from '../../../kit/list/list-declaration.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import type { FunnelRow } from './funnel.ts'

type Asked = { funnel: FunnelRow; deed: 'publish' | 'pause' }
type FunnelDeeds = { deedsFor: (funnel: FunnelRow) => RowAction[]; dialog: ReactNode }

/** What can be done with a funnel, in a row's menu or its drawer, and the dialog that asks before. */
export function useFunnelDeeds({ onEdit }: { onEdit: (funnelId: string) => void }): FunnelDeeds {
  const { action: text } = useMessages(upsellFunnelsCatalogue)
  const [asked, setAsked] = useState<Asked | null>(null)
  const shared = { invalidates: [api.seller.funnels] }
  const publish = useAction(api.seller.funnels.publish, { ...shared, done: text.published })
  const pause = useAction(api.seller.funnels.pause, { ...shared, done: text.paused })
  const nextNumber = ({ publishedNumber }: FunnelRow) => (publishedNumber ?? 0) + 1
  const deedsFor = (funnel: FunnelRow): RowAction[] => [
    { id: 'edit', label: text.edit, icon: <Pencil />, onRun: () => onEdit(funnel.id) },
    ...(funnel.state === 'ACTIVE'
      ? [
          {
            id: 'pause',
            label: text.pause,
            icon: <Pause />,
            onRun: () => setAsked({ funnel, deed: 'pause' }),
          },
        ]
      : []),
    {
      id: 'publish',
      label: text.publish(nextNumber(funnel)),
      icon: <Send />,
      onRun: () => setAsked({ funnel, deed: 'publish' }),
    },
  ]
  const isPublish = asked?.deed === 'publish'
  const dialog = asked && (
    <ConfirmAction
      open
      onOpenChange={() => setAsked(null)}
      title={(isPublish ? text.publishTitle : text.pauseTitle)(asked.funnel.name)}
      description={isPublish ? text.publishText : text.pauseText}
      confirmLabel={isPublish ? text.publish(nextNumber(asked.funnel)) : text.pause}
      onConfirm={() => (isPublish ? publish : pause).run({ funnelId: asked.funnel.id })}
    />
  )
  return { deedsFor, dialog }
}
