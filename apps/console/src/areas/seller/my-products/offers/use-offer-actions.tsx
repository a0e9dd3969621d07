import { showToast } from '@balcao/ui/toast'
import { useNavigate } from '@tanstack/react-router'
import { Brush, Copy, CopyPlus, ExternalLink, Pause, Play, QrCode as QrIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { useSession } from '#session/session.ts'
import { offersCatalogue } from './catalogue.ts'
import { checkoutAddress, type OfferRow } from './offer.ts'

const OfferQrDialog = lazy(async () => ({ default: (await import('./offer-qr-dialog.tsx')).OfferQrDialog }))

/** Actions on an offer from its row, and their dialogs. */
export function useOfferActions(): { actionsFor: (offer: OfferRow) => RowAction[]; dialogs: ReactNode } {
  const text = useMessages(offersCatalogue)
  const session = useSession()
  const navigate = useNavigate()
  const [shownQr, setShownQr] = useState<OfferRow | null>(null)
  const [toPause, setToPause] = useState<OfferRow | null>(null)
  const invalidates = [api.seller.offers, api.seller.products, api.seller.bumps]
  const duplicate = useAction(api.seller.offers.duplicate, { invalidates, done: text.action.duplicated })
  const pause = useAction(api.seller.offers.move, { invalidates, done: text.action.paused })
  const resume = useAction(api.seller.offers.move, { invalidates, done: text.action.resumed })

  const actionsFor = (offer: OfferRow): RowAction[] => [
    {
      id: 'copy',
      label: text.action.copy,
      icon: <Copy />,
      onRun: () =>
        void navigator.clipboard
          .writeText(checkoutAddress(offer.id, session))
          .then(() => showToast({ tone: 'positive', title: text.action.copied })),
    },
    { id: 'qr', label: text.action.qr, icon: <QrIcon />, onRun: () => setShownQr(offer) },
    {
      id: 'open',
      label: text.action.open,
      icon: <ExternalLink />,
      onRun: () => void window.open(checkoutAddress(offer.id, session), '_blank', 'noopener'),
    },
    {
      id: 'builder',
      label: text.action.builder,
      icon: <Brush />,
      onRun: () => void navigate({ to: `/platform/checkout-builder/${offer.id}` }),
    },
    {
      id: 'duplicate',
      label: text.action.duplicate,
      icon: <CopyPlus />,
      onRun: () =>
        duplicate.start({ offerId: offer.id, title: text.action.copyTitle(offer.title).slice(0, 120) }),
    },
    offer.status === 'ACTIVE'
      ? { id: 'pause', label: text.action.pause, icon: <Pause />, onRun: () => setToPause(offer) }
      : {
          id: 'resume',
          label: text.action.resume,
          icon: <Play />,
          onRun: () => resume.start({ offerId: offer.id, to: 'ACTIVE' }),
        },
  ]
  const dialogs = (
    <>
      <Suspense>{shownQr && <OfferQrDialog offer={shownQr} onClose={() => setShownQr(null)} />}</Suspense>
      {toPause && (
        <ConfirmAction
          open
          onOpenChange={(isOpen) => !isOpen && setToPause(null)}
          title={text.pause.title(toPause.title)}
          description={text.pause.effect}
          confirmLabel={text.action.pause}
          onConfirm={() => pause.run({ offerId: toPause.id, to: 'PAUSED' })}
        />
      )}
    </>
  )
  return { actionsFor, dialogs }
}
