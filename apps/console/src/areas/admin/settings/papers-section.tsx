import { personKinds, possiblePapers, usualPaperRules } from '@balcao/domain/people/seller-profile'
import { paperRulesInput } from '@balcao/server/modules/platforms/settings/paper-rules.input'
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

const { CheckboxesField, SwitchField } = fieldsOf<z.input<typeof paperRulesInput>>()

/** Papers required of sellers, by kind of person. */
export function PapersSection() {
  const { papers: text } = useMessages(platformSettingsCatalogue)
  const save = useAction(api.admin.paperRules.save)
  const form = useRecordForm({
    query: api.admin.paperRules.get.queryOptions(),
    schema: paperRulesInput,
    toForm: (stored): z.input<typeof paperRulesInput> => stored ?? usualPaperRules,
    save: save.run,
    proven: true,
    invalidates: [api.admin.settings],
    savedText: text.saved,
  })
  return (
    <Card className="grid gap-4">
      <CardHeader title={text.title} />
      <p className="text-muted">{text.text}</p>
      <FormPanel form={form} saveLabel={text.save} isInCard>
        <div className="grid items-start gap-6 sm:grid-cols-3">
          {personKinds.map((kind) => (
            <CheckboxesField
              key={kind}
              name={kind}
              label={text.kind[kind]}
              options={possiblePapers[kind].map((paper) => ({
                value: paper,
                label:
                  kind === 'MEI' && paper === 'photoDocumentSocialContract' ? text.ccmei : text.paper[paper],
                ...(paper === 'balanceSheet' && { description: text.books }),
              }))}
            />
          ))}
        </div>
        <SwitchField name="booksOfAll" label={text.booksOfAll} help={text.booksOfAllHelp} />
        <LastChange action="paper_rules.saved" />
      </FormPanel>
    </Card>
  )
}
