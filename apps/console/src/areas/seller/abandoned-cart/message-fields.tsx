import type { CartReason } from '@balcao/domain/checkout/carts'
import { reminderVariables } from '@balcao/domain/texts/own-words'
import { type Locale, locales } from '@balcao/domain/vocabulary'
import { reminderPreviewInput } from '@balcao/server/modules/carts/recovery-plan.input'
import { Button } from '@balcao/ui/button'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Skeleton } from '@balcao/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useSettled } from '#kit/use-settled.ts'
import { abandonedCartCatalogue } from './catalogue.ts'
import type { AbandonedCartMessages } from './messages/pt-br.ts'
import { delayChoices, type MessageForm, type PlanForm, wordsOf } from './plan-form.ts'

const { SelectField, SwitchField, TextField, TextareaField } = fieldsOf<PlanForm>()

type MessageFieldsProps = {
  reason: CartReason
  path: `sequences.${CartReason}.messages.${number}`
  isLast: boolean
}

/** One message of a sequence: its delay, its text, and its preview. */
export function MessageFields({ reason, path, isLast }: MessageFieldsProps) {
  const { automation: text } = useMessages(abandonedCartCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const message = useWatch<PlanForm>({ name: path }) as MessageForm
  return (
    <div className="grid gap-4">
      <SelectField
        name={`${path}.delayMinutes`}
        label={text.delay}
        isRequired
        options={delayChoices.map((delay) => ({ value: delay, label: delayText(text, delay) }))}
      />
      <SwitchField name={`${path}.isOwn`} label={text.ownWords} help={text.ownWordsHelp} />
      {message.isOwn && (
        <>
          <TextField name={`${path}.subject`} label={text.subject} isRequired />
          <TextareaField
            name={`${path}.body`}
            label={text.body}
            help={`${text.variables(reminderVariables.map((name) => `{${name}}`).join(', '))} ${text.noAddresses}`}
            rows={6}
            isRequired
          />
          <TextField
            name={`${path}.button`}
            label={text.button}
            help={text.buttonHelp}
            hint={optional}
            maxLength={40}
          />
        </>
      )}
      {message.isOwn || isPreviewing ? (
        <Preview reason={reason} isLast={isLast} message={message} />
      ) : (
        <Button icon={<Eye />} className="justify-self-start" onClick={() => setIsPreviewing(true)}>
          {text.preview}
        </Button>
      )}
    </div>
  )
}

type PreviewProps = { reason: CartReason; isLast: boolean; message: MessageForm }

/** Preview of the mail in a language. While the typed text is invalid, the preview shows the last valid text. */
function Preview({ reason, isLast, message }: PreviewProps) {
  const { automation: text, nobody } = useMessages(abandonedCartCatalogue)
  const { languageName } = useMessages(coreCatalogue)
  const [locale, setLocale] = useState<Locale>()
  const settled = useSettled(JSON.stringify({ reason, isLast, words: wordsOf(message), locale }))
  const asked = JSON.parse(settled)
  const isValid = reminderPreviewInput.safeParse(asked).success
  const preview = useQuery({
    ...api.seller.carts.preview.queryOptions(isValid ? asked : { reason, isLast, words: null }),
    enabled: isValid,
    placeholderData: keepPreviousData,
  })
  // Without an earlier valid text, the query holds the standard mail, which the WhatsApp text has loaded.
  if (!isValid && !preview.isPlaceholderData) return <p className="text-muted text-sm">{text.toPreview}</p>
  return (
    <QueryStates query={preview} skeleton={<Skeleton className="h-48 w-full" />}>
      {(mail) => (
        <section aria-label={text.preview} className="grid gap-3">
          <SegmentedControl
            label={text.previewLanguage}
            value={locale ?? mail.locale}
            onChange={setLocale}
            segments={locales.map((value) => ({ value, label: languageName[value] }))}
          />
          <p className="text-muted text-sm">
            {(mail.isSample ? text.previewSample : text.previewFor)(
              mail.visitorName || nobody,
              mail.productName,
            )}
          </p>
          <div className="grid gap-2 rounded-control border border-default p-4 text-sm">
            <p className="font-semibold">
              <span className="sr-only">{text.subject}: </span>
              {mail.subject}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{mail.text}</p>
          </div>
        </section>
      )}
    </QueryStates>
  )
}

const hour = 60
const day = 24 * hour

/** “30 minutos”, “2 horas”, “3 dias”. */
function delayText(text: AbandonedCartMessages['automation'], minutes: number): string {
  if (minutes % day === 0) return text.days(minutes / day)
  return minutes % hour === 0 ? text.hours(minutes / hour) : text.minutes(minutes)
}
