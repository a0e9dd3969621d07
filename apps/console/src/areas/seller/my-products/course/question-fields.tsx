import { optionsMax } from '@balcao/server/modules/courses/course.input'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { courseCatalogue } from './catalogue.ts'
import type { LessonForm } from './lesson-form.ts'

const { TextField, RowsField, SelectField } = fieldsOf<LessonForm>()

/** One question of a quiz, its answers, and which of them is right. */
export function QuestionFields({ path }: { path: `questions.${number}` }) {
  const { lesson: text } = useMessages(courseCatalogue)
  const { control } = useFormContext<LessonForm>()
  const options = useWatch({ control, name: `${path}.options` }) ?? []
  return (
    <div className="grid gap-4">
      <TextField name={`${path}.question`} label={text.question} isRequired />
      <RowsField
        name={`${path}.options`}
        label={text.options}
        rowLabel={(index) => text.option(index + 1)}
        addLabel={text.addOption}
        newRow={() => ({ text: '' })}
        max={optionsMax}
        isUnordered
      >
        {(option, index) => <TextField name={`${option}.text`} label={text.option(index + 1)} isRequired />}
      </RowsField>
      <SelectField
        name={`${path}.rightOption`}
        label={text.right}
        options={options.map((option, index) => ({
          value: index,
          label: option.text || text.option(index + 1),
        }))}
        isRequired
      />
    </div>
  )
}
