import { CopyButton } from '@balcao/ui/copy-button'
import { Dialog } from '@balcao/ui/dialog'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QrCode } from '#kit/qr-code.tsx'
import { useSession } from '#session/session.ts'
import { offersCatalogue } from './catalogue.ts'
import { checkoutAddress, type OfferRow } from './offer.ts'

type OfferQrDialogProps = { offer: OfferRow; onClose: () => void }

/** QR code of an offer's checkout, for a phone's camera. */
export function OfferQrDialog({ offer, onClose }: OfferQrDialogProps) {
  const text = useMessages(offersCatalogue)
  const { action } = useMessages(coreCatalogue)
  const address = checkoutAddress(offer.id, useSession())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={action.close}
      size="small"
      title={text.qr.title(offer.title)}
      description={text.qr.text}
      footer={
        <CopyButton text={address} label={text.action.copy} copiedLabel={text.action.copied} size="medium" />
      }
    >
      <div className="grid justify-items-center gap-3">
        <QrCode text={address} label={text.qr.label(offer.title)} />
        <p className="wrap-anywhere text-center text-muted text-sm">{address}</p>
      </div>
    </Dialog>
  )
}
