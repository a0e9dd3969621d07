import { installmentCounts } from '@balcao/domain/options/installment-counts'
import { paymentMethods } from '@balcao/domain/vocabulary'
import type { newLinkInput } from '@balcao/server/modules/links/link.input'
import { phoneMask } from '@balcao/ui/masks'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { directCheckoutCatalogue } from './catalogue.ts'

export type LinkForm = z.input<typeof newLinkInput>

const {
  TextField,
  LookUpField,
  MoneyField,
  NumberField,
  CheckboxesField,
  SelectField,
  SwitchField,
  LastDayField,
  MaskField,
} = fieldsOf<LinkForm>()

/** Amount, methods, expiry and buyer of a link. */
export function LinkFields() {
  const { form: text } = useMessages(directCheckoutCatalogue)
  const { method } = useMessages(paymentsCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const format = useFormat()
  return (
    <>
      <Group title={text.what}>
        <LookUpField
          name="offerId"
          label={text.offer}
          help={text.offerHelp}
          isRequired
          lookUp={api.seller.offers.options.queryOptions}
          detailOf={({ priceCents, currency }) => format.money(priceCents, currency)}
        />
        <TextField name="title" label={text.name} help={text.nameHelp} hint={optional} maxLength={120} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <MoneyField name="priceCents" label={text.price} help={text.priceHelp} hint={optional} />
          <NumberField name="quantity" label={text.quantity} isRequired />
        </div>
      </Group>
      <Group title={text.how}>
        <CheckboxesField
          name="methods"
          label={text.methods}
          options={paymentMethods.map((name) => ({ value: name, label: method[name] }))}
        />
        <SelectField
          name="installmentsMax"
          label={text.installments}
          placeholder={text.installmentsOffer}
          canClear
          options={installmentCounts.map((count) => ({ value: count, label: text.upTo(count) }))}
        />
        <SwitchField name="isOneUse" label={text.once} help={text.onceHelp} />
        <LastDayField name="expiresAt" label={text.expires} hint={optional} />
      </Group>
      <Group title={text.buyer} help={text.buyerHelp}>
        <TextField name="buyer.name" label={text.buyerName} hint={optional} maxLength={30} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField name="buyer.email" label={text.buyerEmail} type="email" hint={optional} />
          <MaskField name="buyer.phone" label={text.buyerPhone} mask={phoneMask} hint={optional} />
        </div>
      </Group>
    </>
  )
}

function Group({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4 border-default border-t pt-5 first:border-t-0 first:pt-0">
      <header>
        <h3 className="font-semibold">{title}</h3>
        {help && <p className="text-muted text-sm">{help}</p>}
      </header>
      {children}
    </section>
  )
}
