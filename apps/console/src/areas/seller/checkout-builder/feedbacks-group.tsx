import { feedbacksMax } from '@balcao/server/modules/catalog/builder/look.input'
import { MessageSquareQuote } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import type { LookForm } from './look-form.ts'
import { PartGroup } from './part-group.tsx'

const { RowsField, TextField, TextareaField, SelectField, UploadField } = fieldsOf<LookForm>()

/** Testimonials, in the order shown. */
export function FeedbacksGroup() {
  const { banners: text } = useMessages(checkoutBuilderCatalogue)
  const { optional } = useMessages(coreCatalogue)
  return (
    <PartGroup title={text.feedbacks} isTitleHidden>
      <RowsField
        name="look.builder.feedbacks"
        label={text.feedbacks}
        rowLabel={(index) => text.feedback(index + 1)}
        addLabel={text.add}
        newRow={() => ({ id: crypto.randomUUID(), title: '', description: '', imageUrl: null, stars: 5 })}
        max={feedbacksMax}
        empty={{
          icon: <MessageSquareQuote />,
          title: text.noFeedbacks.title,
          description: text.noFeedbacks.text,
        }}
      >
        {(path) => (
          <>
            <TextField name={`${path}.title`} label={text.feedbackTitle} isRequired maxLength={80} />
            <TextareaField
              name={`${path}.description`}
              label={text.description}
              isRequired
              rows={3}
              maxLength={400}
            />
            <SelectField
              name={`${path}.stars`}
              label={text.stars}
              options={[5, 4, 3, 2, 1].map((count) => ({ value: count, label: text.starsOf(count) }))}
            />
            <UploadField
              name={`${path}.imageUrl`}
              label={text.image}
              hint={optional}
              purpose="CHECKOUT_IMAGE"
              accept={['image/png', 'image/jpeg', 'image/webp']}
              maxMegabytes={5}
              keep="imageUrl"
            />
          </>
        )}
      </RowsField>
    </PartGroup>
  )
}
