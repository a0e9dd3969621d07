import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { config, type ZodType } from 'zod'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'

// The page's policy forbids code made from text, and even the attempt would be reported.
config({ jitless: true })

/** A form whose rules are a schema. A rule that brings no words of its own says “check this field”. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const core = useMessages(coreCatalogue)
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: () => core.checkThisField }),
    defaultValues,
    // Not on blur: an error that appears under the pointer moves the button away from the click.
    mode: 'onSubmit',
    // The summary above the form takes the focus and leads to each field.
    shouldFocusError: false,
  })
}
