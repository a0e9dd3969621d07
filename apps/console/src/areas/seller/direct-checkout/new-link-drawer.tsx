import { paymentMethods } from '@balcao/domain/vocabulary'
import { newLinkInput } from '@balcao/server/modules/links/link.input'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { directCheckoutCatalogue } from './catalogue.ts'
import type { PaymentLink } from './link.ts'
import { LinkFields, type LinkForm } from './link-fields.tsx'

type NewLinkDrawerProps = {
  /** The copied link. */
  from: PaymentLink | null
  onClose: () => void
  onMade: (linkId: string) => void
}

export function NewLinkDrawer({ from, onClose, onMade }: NewLinkDrawerProps) {
  const { form: text } = useMessages(directCheckoutCatalogue)
  const create = useAction(api.seller.links.create)
  const form = useRecordForm({
    schema: newLinkInput,
    toForm: () => toForm(from),
    save: create.run,
    invalidates: [api.seller.links],
    savedText: text.created,
    onSaved: ({ linkId }) => onMade(linkId),
  })
  return (
    <CurrencyProvider currency={from?.currency ?? 'BRL'}>
      <FormDrawer form={form} title={text.title} saveLabel={text.save} onClose={onClose}>
        <LinkFields />
      </FormDrawer>
    </CurrencyProvider>
  )
}

/** Expiry and buyer are left empty: a copy is for another buyer. */
function toForm(from: PaymentLink | null): LinkForm {
  return {
    offerId: from?.offerId ?? '',
    title: from && from.title !== from.productName ? from.title : '',
    priceCents: from?.isFreeValue ? from.unitCents : null,
    quantity: from?.quantity ?? 1,
    methods: from?.methods ?? [...paymentMethods],
    installmentsMax: from?.installmentsMax ?? null,
    isOneUse: from?.isOneUse ?? false,
    expiresAt: null,
    buyer: { name: '', email: '', phone: '' },
  }
}
