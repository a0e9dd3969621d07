import { showToast } from '@balcao/ui/toast'
import { Ban, Copy, Link2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { directCheckoutCatalogue } from './catalogue.ts'
import type { PaymentLink } from './link.ts'

type LinkActions = { actionsFor: (link: PaymentLink) => RowAction[]; dialog: ReactNode }

/** Actions on a link, for a row's menu or its drawer, and their confirmation dialog. */
export function useLinkActions({ onDuplicate }: { onDuplicate: (link: PaymentLink) => void }): LinkActions {
  const { action: text } = useMessages(directCheckoutCatalogue)
  const [asked, setAsked] = useState<PaymentLink | null>(null)
  const close = useAction(api.seller.links.close, { invalidates: [api.seller.links], done: text.closed })
  const copy = async ({ url }: PaymentLink) => {
    await navigator.clipboard.writeText(url)
    void showToast({ tone: 'positive', title: text.copied })
  }
  const actionsFor = (link: PaymentLink): RowAction[] => [
    ...(link.state === 'ACTIVE'
      ? [{ id: 'copy', label: text.copy, icon: <Link2 />, onRun: () => void copy(link) }]
      : []),
    { id: 'duplicate', label: text.duplicate, icon: <Copy />, onRun: () => onDuplicate(link) },
    ...(link.state === 'ACTIVE' || link.state === 'IN_PAYMENT'
      ? [
          {
            id: 'close',
            label: text.close,
            icon: <Ban />,
            isDangerous: true,
            onRun: () => setAsked(link),
          },
        ]
      : []),
  ]
  const dialog = asked && (
    <ConfirmAction
      open
      onOpenChange={() => setAsked(null)}
      title={text.closeTitle(asked.title)}
      description={text.closeText}
      confirmLabel={text.close}
      isDangerous
      onConfirm={() => close.run({ linkId: asked.id })}
    />
  )
  return { actionsFor, dialog }
}
