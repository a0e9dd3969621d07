import { showToast } from '@balcao/ui/toast'
import { BellOff, Link2, Mail, MessageCircle, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import type { Cart } from './cart.ts'
import { abandonedCartCatalogue } from './catalogue.ts'
import { useWhatsappHref } from './use-whatsapp-href.ts'

type Operation = 'send' | 'stop' | 'erase'

/** Actions on a cart, for a row's menu or a drawer, and their confirmation dialog, rendered beside them. */
export function useCartActions(): { actionsFor: (cart: Cart) => RowAction[]; dialog: ReactNode } {
  const text = useMessages(abandonedCartCatalogue)
  const whatsappHref = useWhatsappHref()
  const [asked, setAsked] = useState<{ cart: Cart; operation: Operation } | null>(null)
  const copyLink = async ({ link }: Cart) => {
    await navigator.clipboard.writeText(link)
    void showToast({ tone: 'positive', title: text.action.linkCopied })
  }
  const actionsFor = (cart: Cart): RowAction[] => {
    const isOpen = ['CAPTURED', 'RECOVERING', 'EXHAUSTED'].includes(cart.state)
    const whatsapp = whatsappHref(cart)
    const ask = (operation: Operation) => () => setAsked({ cart, operation })
    return [
      {
        id: 'copy',
        label: text.action.copyLink,
        icon: <Link2 />,
        onRun: () => void copyLink(cart),
      },
      ...(whatsapp === null
        ? []
        : [
            {
              id: 'whatsapp',
              label: text.action.whatsapp,
              icon: <MessageCircle />,
              onRun: () => void window.open(whatsapp, '_blank', 'noopener,noreferrer'),
            },
          ]),
      ...(isOpen && cart.email !== ''
        ? [{ id: 'send', label: text.action.send, icon: <Mail />, onRun: ask('send') }]
        : []),
      ...(cart.state === 'CAPTURED' || cart.state === 'RECOVERING'
        ? [{ id: 'stop', label: text.action.stop, icon: <BellOff />, onRun: ask('stop') }]
        : []),
      {
        id: 'erase',
        label: text.action.erase,
        icon: <Trash2 />,
        isDangerous: true,
        onRun: ask('erase'),
      },
    ]
  }
  return { actionsFor, dialog: asked && <ActionDialog {...asked} onClose={() => setAsked(null)} /> }
}

function ActionDialog({
  cart,
  operation,
  onClose,
}: {
  cart: Cart
  operation: Operation
  onClose: () => void
}) {
  const { action: text, nobody } = useMessages(abandonedCartCatalogue)
  const shared = { invalidates: [api.seller.carts] }
  const send = useAction(api.seller.carts.remindNow, { ...shared, done: text.sent })
  const stop = useAction(api.seller.carts.stopReminders, { ...shared, done: text.stopped })
  const erase = useAction(api.seller.carts.erase, { ...shared, done: text.erased })
  const words = {
    send: { title: text.sendTitle, effect: text.sendText, label: text.send, act: send },
    stop: { title: text.stopTitle, effect: text.stopText, label: text.stop, act: stop },
    erase: { title: text.eraseTitle, effect: text.eraseText, label: text.erase, act: erase },
  }[operation]
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={words.title(cart.name || cart.email || nobody)}
      description={words.effect}
      confirmLabel={words.label}
      isDangerous={operation === 'erase'}
      onConfirm={() => words.act.run({ cartId: cart.id })}
    />
  )
}
