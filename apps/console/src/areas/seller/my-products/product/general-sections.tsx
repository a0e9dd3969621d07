import { ageRatings } from '@balcao/domain/delivery/age-ratings'
import { categories } from '@balcao/domain/options/categories'
import { guaranteePeriods } from '@balcao/domain/options/guarantee-periods'
import { descriptionMin } from '@balcao/server/modules/catalog/reviews/review.input'
import { phoneMask } from '@balcao/ui/masks'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { productCatalogue } from './catalogue.ts'
import type { GeneralForm } from './general-form.ts'
import type { Product } from './product.ts'

const { TextField, TextareaField, UploadField, SelectField, MaskField } = fieldsOf<GeneralForm>()

/** Descriptive fields of a product, the same for a draft and for one on sale. */
export function GeneralSections({ product }: { product: Product }) {
  const { general: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { locale } = useLocale()
  const isNew = product.status === 'DRAFT' || product.status === 'NEEDS_CHANGES'
  return (
    <>
      <FormSection title={text.product.title} text={text.product.text}>
        <TextField name="name" label={text.name} isRequired maxLength={120} />
        <TextareaField
          name="description"
          label={text.description}
          help={isNew ? text.newDescriptionHelp(descriptionMin) : text.descriptionHelp}
          {...(isNew ? { isRequired: true } : { hint: optional })}
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
          urlOf={(key) => [product.image, product.change?.image].find((image) => image?.key === key)?.url}
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
        <SelectField
          name="ageRating"
          label={text.ageRating}
          help={text.ageRatingHelp}
          placeholder={text.noAgeRating}
          canClear
          options={ageRatings.map((rating) => ({ value: rating, label: text.ageRatingOf[rating] }))}
        />
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
    </>
  )
}
