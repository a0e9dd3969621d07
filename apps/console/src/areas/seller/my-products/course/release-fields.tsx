import type { LessonRelease } from '@balcao/domain/delivery/courses'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { courseCatalogue } from './catalogue.ts'

type Rule = { release: LessonRelease; releaseOn: string | null; releaseDays: number | null }

const { RadioField, DayField, NumberField } = fieldsOf<Rule>()

/** When a module or a lesson opens to a student. */
export function ReleaseFields({ releases }: { releases: readonly LessonRelease[] }) {
  const { release: text } = useMessages(courseCatalogue)
  const { control } = useFormContext<Rule>()
  const release = useWatch({ control, name: 'release' })
  return (
    <div className="grid gap-3">
      <RadioField
        name="release"
        label={text.label}
        options={releases.map((value) => ({ value, label: text[value] }))}
      />
      {release === 'ON_DATE' && <DayField name="releaseOn" label={text.on} isRequired />}
      {release === 'AFTER_DAYS' && (
        <NumberField name="releaseDays" label={text.days} help={text.daysHelp} isRequired />
      )}
    </div>
  )
}
