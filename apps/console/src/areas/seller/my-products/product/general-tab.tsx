import { type CategoryId, categories } from '@balcao/domain/options/categories'
import { type GuaranteePeriod, guaranteePeriods } from '@balcao/domain/options/guarantee-periods'
import { productInput } from '@balcao/server/modules/catalog/product.input'
import { phoneMask } from '@balcao/ui/masks'
import type { z } from 'zod'
import { api } from '../../../../api/client.ts'
import { coreCatalogue } from '../../../../i18n/core/catalogue.ts'
import { useLocale } from '../../../../i18n/locale.tsx'
import { useMessages } from '../../../../i18n/use-messages.ts'
import { useAction } from '../../../../kit/action/use-action.ts'
import { fieldsOf } from '../../../../kit/form/fields/fields-of.ts'
import { FormPanel } from '../../../../kit/form/form-panel.tsx'
import { FormSection } from '../../../../kit/form/form-section.tsx'
import { useRecordForm } from '../../../../kit/form/use-record-form.ts'
import { productCatalogue } from './catalogue.ts'
import { type Product, whatShowsProducts } from './product.ts'

type GeneralForm = z.input<typeof productInput>
const { TextField, TextareaField, UploadField, SelectField, MaskField } = fieldsOf<GeneralForm>()

/** What a product is, as buyers read it and as they reach its seller. */
export function GeneralTab({ product }: { product: Product }) {
  const { general: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { locale } = useLocale()
  const update = useAction(api.seller.products.update)
  const form = useRecordForm({
    query: api.seller.products.get.queryOptions({ productId: product.id }),
    schema: productInput,
    toForm: (record = product) => generalFormOf(record),
    save: update.run,
    invalidates: whatShowsProducts,
  })
  return (
    <FormPanel form={form}>
      <FormSection title={text.product.title} text={text.product.text}>
        <TextField name="name" label={text.name} isRequired maxLength={120} />
        <TextareaField
          name="description"
          label={text.description}
          help={text.descriptionHelp}
          hint={optional}
          rows={4}
          maxLength={5000}
        />
        <UploadField
          name="imageKey"
          label={text.image}
          help={text.imageHelp}
          hint={optional}
          purpose="PRODUCT_IMAGE"
          accept={['image/png', 'image/jpeg', 'image/webp']}
          maxMegabytes={5}
          keep="key"
          urlOf={(key) => (key === product.image?.key ? product.image.url : undefined)}
        />
      </FormSection>
      <FormSection title={text.terms.title} text={text.terms.text}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            name="category"
            label={text.category}
            isRequired
            options={categories.map(({ id, names }) => ({ value: id, label: names[locale] }))}
          />
          <SelectField
            name="guaranteeDays"
            label={text.guarantee}
            help={text.guaranteeHelp}
            isRequired
            options={guaranteePeriods.map((days) => ({ value: days, label: text.days(days) }))}
          />
        </div>
      </FormSection>
      <FormSection title={text.support.title} text={text.support.text}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField name="supportEmail" label={text.supportEmail} hint={optional} type="email" />
          <MaskField name="supportPhone" label={text.supportPhone} hint={optional} mask={phoneMask} />
        </div>
      </FormSection>
      <FormSection title={text.salesPage.title} text={text.salesPage.text}>
        <TextField
          name="salesPageUrl"
          label={text.salesPageUrl}
          hint={optional}
          type="url"
          placeholder="https://"
        />
      </FormSection>
      <FormSection title={text.thankYou.title} text={text.thankYou.text}>
        <TextField
          name="thankYouUrl"
          label={text.thankYouUrl}
          hint={optional}
          type="url"
          placeholder="https://"
        />
      </FormSection>
    </FormPanel>
  )
}

function generalFormOf(product: Product): GeneralForm {
  return {
    productId: product.id,
    version: product.version,
    name: product.name,
    description: product.description,
    imageKey: product.image?.key ?? null,
    // The schema refuses one that is no longer on the list.
    category: product.category as CategoryId,
    guaranteeDays: product.guaranteeDays as GuaranteePeriod,
    supportEmail: product.supportEmail ?? '',
    supportPhone: product.supportPhone ?? '',
    salesPageUrl: product.salesPageUrl ?? '',
    thankYouUrl: product.thankYouUrl ?? '',
  }
}
