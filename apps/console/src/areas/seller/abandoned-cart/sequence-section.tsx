import type { CartReason } from '@balcao/domain/carts'
import { recoveryMessagesMax } from '@balcao/server/modules/carts/recovery-plan.input'
import { Button } from '@balcao/ui/button'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Eye, Mail } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'
import { delayText } from './delay-text.ts'
import { delayChoices, type PlanForm } from './plan-form.ts'
import { PreviewDialog } from './preview-dialog.tsx'

const { SwitchField, RowsField, SelectField } = fieldsOf<PlanForm>()

type Figures = inferOutput<typeof api.seller.carts.sequences>[CartReason]
type SequenceSectionProps = { reason: CartReason; figures: Figures | undefined }

/** The messages that follow one reason. */
export function SequenceSection({ reason, figures }: SequenceSectionProps) {
  const { automation: text } = useMessages(abandonedCartCatalogue)
  const format = useFormat()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const { sequences } = useWatch<PlanForm>() as PlanForm
  const { isOn, messages } = sequences[reason]
  const words = text.sequence[reason]
  const last = messages.at(-1)?.delayMinutes ?? 0
  const nextDelay = delayChoices.find((delay) => delay > last) ?? last
  return (
    <FormSection
      title={words.title}
      text={
        <>
          {words.text}
          {figures && (
            <span className="mt-2 block text-sm">
              {text.figures(
                format.integer(figures.entered),
                format.integer(figures.written),
                format.integer(figures.recovered),
              )}
            </span>
          )}
        </>
      }
    >
      <SwitchField name={`sequences.${reason}.isOn`} label={text.isOn} />
      {isOn && (
        <>
          <RowsField
            name={`sequences.${reason}.messages`}
            label={text.messages}
            help={text.messagesHelp}
            rowLabel={(index) => text.message(index + 1)}
            addLabel={text.add}
            newRow={() => ({ delayMinutes: nextDelay })}
            max={recoveryMessagesMax}
            isUnordered
            empty={{ icon: <Mail />, title: text.noMessages.title, description: text.noMessages.text }}
          >
            {(path) => (
              <SelectField
                name={`${path}.delayMinutes`}
                label={text.delay}
                isRequired
                options={delayChoices.map((delay) => ({ value: delay, label: delayText(text, delay) }))}
              />
            )}
          </RowsField>
          <Button icon={<Eye />} className="justify-self-start" onClick={() => setIsPreviewing(true)}>
            {text.preview}
          </Button>
        </>
      )}
      {isPreviewing && <PreviewDialog reason={reason} onClose={() => setIsPreviewing(false)} />}
    </FormSection>
  )
}
