import { productFiscalInput } from '@balcao/server/modules/invoices/product/product-fiscal.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { productCatalogue } from './catalogue.ts'
import type { Product } from './product.ts'

type Form = z.input<typeof productFiscalInput>
const { TextField, PercentField } = fieldsOf<Form>()

/** Form of the fiscal codes that each invoice of a product contains. */
export function FiscalTab({ product }: { product: Product }) {
  const { fiscal: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const productId = product.id
  const save = useAction(api.seller.invoices.saveProduct)
  const form = useRecordForm({
    query: api.seller.invoices.product.queryOptions({ productId }),
    schema: productFiscalInput,
    toForm: (stored): Form => ({
      productId,
      serviceCode: stored?.serviceCode ?? '',
      nbs: stored?.nbs ?? '',
      issBasisPoints: stored?.issBasisPoints ?? null,
      ncm: stored?.ncm ?? '',
    }),
    save: save.run,
    invalidates: [api.seller.invoices],
    savedText: text.saved,
  })
  return (
    <FormPanel form={form}>
      {product.type === 'FISICO' ? (
        <FormSection title={text.goods} text={text.goodsText}>
          <TextField
            name="ncm"
            label={text.ncm}
            help={text.ncmHelp}
            hint={optional}
            inputMode="numeric"
            maxLength={12}
          />
        </FormSection>
      ) : (
        <FormSection title={text.service} text={text.serviceText}>
          <TextField
            name="serviceCode"
            label={text.code}
            help={text.codeHelp}
            inputMode="numeric"
            maxLength={10}
          />
          <TextField name="nbs" label={text.nbs} help={text.nbsHelp} inputMode="numeric" maxLength={14} />
          <PercentField name="issBasisPoints" label={text.iss} help={text.issHelp} hint={optional} />
        </FormSection>
      )}
    </FormPanel>
  )
}
