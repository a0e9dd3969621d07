import { reviewPolicyInput } from '@balcao/server/modules/catalog/reviews/review.input'
import type { z } from 'zod'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { useAction } from '../../../kit/action/use-action.ts'
import { fieldsOf } from '../../../kit/form/fields/fields-of.ts'
import { FormPanel } from '../../../kit/form/form-panel.tsx'
import { FormSection } from '../../../kit/form/form-section.tsx'
import { useRecordForm } from '../../../kit/form/use-record-form.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { LastChange } from './last-change.tsx'

const { SwitchField } = fieldsOf<z.input<typeof reviewPolicyInput>>()

export function ModerationSection() {
  const { operation: text } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.products.savePolicy)
  const form = useRecordForm({
    query: api.admin.products.getPolicy.queryOptions(),
    schema: reviewPolicyInput,
    toForm: (stored) => ({ sellsBeforeReview: stored?.sellsBeforeReview ?? false }),
    save: save.run,
    invalidates: [api.admin.settings],
    savedText: text.moderationSaved,
  })
  return (
    <FormPanel form={form} isInCard>
      <FormSection title={text.moderation} text={text.moderationText}>
        <SwitchField name="sellsBeforeReview" label={text.sellsBefore} help={text.sellsBeforeHelp} />
        <LastChange action="review_policy.saved" />
      </FormSection>
    </FormPanel>
  )
}
