import type { z } from 'zod'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import type { commissionSchema } from './share-schema.ts'
import { StartDayField } from './start-day-field.tsx'

const { PercentField, TextareaField } = fieldsOf<z.input<typeof commissionSchema>>()

/** The manager's commission by method, its first day, and the reason. */
export function ShareFields() {
  const text = useMessages(manageManagersCatalogue).shareFields
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="font-medium">{text.title}</legend>
        <p className="text-muted text-sm">{text.help}</p>
        <div className="grid grid-cols-3 gap-3">
          <PercentField name="pixBasisPoints" label={text.pix} isRequired />
          <PercentField name="creditCardBasisPoints" label={text.card} isRequired />
          <PercentField name="billetBasisPoints" label={text.billet} isRequired />
        </div>
      </fieldset>
      <StartDayField name="startsAt" label={text.startsAt} help={text.startsAtHelp} />
      <TextareaField name="reason" label={text.reason} help={text.reasonHelp} isRequired />
    </>
  )
}
