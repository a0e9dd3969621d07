import type { coProductionChangeInput } from '@balcao/server/modules/partners/co-production/co-production.input'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { coProductionCatalogue } from './catalogue.ts'

type ShareForm = Pick<z.input<typeof coProductionChangeInput>, 'basisPoints' | 'base' | 'endsAt'>
const { PercentField, SelectField, LastDayField } = fieldsOf<ShareForm>()

const bases = ['REMAINDER', 'NET'] as const

/** The terms of a co-production: share, base, end. */
export function ShareFields() {
  const text = useMessages(coProductionCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const base = useWatch<ShareForm, 'base'>({ name: 'base' })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_1fr]">
        <PercentField name="basisPoints" label={text.form.share} isRequired />
        <SelectField
          name="base"
          label={text.form.base}
          help={text.baseHelp[base]}
          isRequired
          options={bases.map((value) => ({ value, label: text.base[value] }))}
        />
      </div>
      <LastDayField name="endsAt" label={text.form.endsAt} help={text.form.endsAtHelp} hint={optional} />
    </>
  )
}
