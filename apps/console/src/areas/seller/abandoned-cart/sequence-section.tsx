import type { CartReason } from '@balcao/domain/checkout/carts'
import { recoveryMessagesMax } from '@balcao/server/modules/carts/recovery-plan.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Mail } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'
import { MessageFields } from './message-fields.tsx'
import { delayChoices, type PlanForm } from './plan-form.ts'

const { SwitchField, RowsField } = fieldsOf<PlanForm>()

type Figures = inferOutput<typeof api.seller.carts.sequences>[CartReason]
type SequenceSectionProps = { reason: CartReason; figures: Figures | undefined }

/** The messages that follow one reason. */
export function SequenceSection({ reason, figures }: SequenceSectionProps) {
  const { automation: text } = useMessages(abandonedCartCatalogue)
  const format = useFormat()
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
        <RowsField
          name={`sequences.${reason}.messages`}
          label={text.messages}
          help={text.messagesHelp}
          rowLabel={(index) => text.message(index + 1)}
          addLabel={text.add}
          newRow={() => ({ delayMinutes: nextDelay, isOwn: false, subject: '', body: '', button: '' })}
          max={recoveryMessagesMax}
          isUnordered
          empty={{ icon: <Mail />, title: text.noMessages.title, description: text.noMessages.text }}
        >
          {(path, index) => (
            <MessageFields reason={reason} path={path} isLast={index === messages.length - 1} />
          )}
        </RowsField>
      )}
    </FormSection>
  )
}
