import { reviewPolicyInput } from '@balcao/server/modules/catalog/reviews/review.input'
import { Card, CardHeader } from '@balcao/ui/card'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
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
    <Card className="grid gap-4">
      <CardHeader title={text.moderation} />
      <p className="text-muted">{text.moderationText}</p>
      <FormPanel form={form} isInCard>
        <SwitchField name="sellsBeforeReview" label={text.sellsBefore} help={text.sellsBeforeHelp} />
        <LastChange action="review_policy.saved" />
      </FormPanel>
    </Card>
  )
}
