import { type PrefillField, prefilledLink } from '@balcao/domain/checkout/prefill'
import { CopyButton } from '@balcao/ui/copy-button'
import { Dialog } from '@balcao/ui/dialog'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QrShare } from '#kit/qr-share.tsx'
import { useSession } from '#session/session.ts'
import { offersCatalogue } from './catalogue.ts'
import { checkoutAddress, type OfferRow } from './offer.ts'

type OfferQrDialogProps = { offer: OfferRow; onClose: () => void }

const fields: readonly PrefillField[] = ['name', 'email', 'phone', 'cpf']

/** Link of an offer's checkout and its QR code, with a buyer's data if typed. */
export function OfferQrDialog({ offer, onClose }: OfferQrDialogProps) {
  const text = useMessages(offersCatalogue)
  const { action } = useMessages(coreCatalogue)
  const [buyer, setBuyer] = useState({ name: '', email: '', phone: '', cpf: '' })
  const address = prefilledLink(checkoutAddress(offer.id, useSession()), buyer)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={action.close}
      title={text.qr.title(offer.title)}
      description={text.qr.text}
      footer={
        <CopyButton text={address} label={text.action.copy} copiedLabel={text.action.copied} size="medium" />
      }
    >
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="justify-self-center">
          <QrShare text={address} label={text.qr.label(offer.title)} />
        </div>
        <fieldset className="grid content-start gap-3">
          <legend className="mb-2 font-medium">{text.qr.prefill}</legend>
          {fields.map((field) => (
            <Field key={field} label={text.qr[field]}>
              <Input
                value={buyer[field]}
                maxLength={100}
                autoComplete="off"
                onChange={({ currentTarget }) => setBuyer({ ...buyer, [field]: currentTarget.value })}
              />
            </Field>
          ))}
        </fieldset>
        <div className="grid gap-1 sm:col-span-2">
          <p className="wrap-anywhere font-mono text-sm">{address}</p>
          <p className="text-muted text-sm">{text.qr.prefillHelp}</p>
        </div>
      </div>
    </Dialog>
  )
}
