import { isColour } from '@balcao/domain/texts/contrast'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { joinClasses } from '@balcao/ui/join-classes'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

const colourMaxLength = 7

/**
 * A colour as `#rrggbb`, typed or picked. The picker is for a pointer only; the text field serves everybody
 * else.
 */
export function ColourField({ name, label, help, className }: FieldBasics) {
  const { id, field, error } = useBoundField({ name, label })
  const value: string = field.value ?? ''
  return (
    <Field {...{ id, label, help, className, error }}>
      <Input
        {...field}
        value={value}
        maxLength={colourMaxLength}
        spellCheck={false}
        autoComplete="off"
        prefix={
          <input
            type="color"
            aria-hidden="true"
            tabIndex={-1}
            value={isColour(value) ? longForm(value) : '#000000'}
            onChange={(event) => field.onChange(event.currentTarget.value)}
            className={joinClasses(
              'pointer-events-auto size-6 cursor-pointer appearance-none overflow-hidden rounded-small border bg-transparent p-0',
              // The picker has no empty value and would paint black.
              isColour(value)
                ? 'border-default'
                : 'border-control border-dashed [&::-moz-color-swatch]:opacity-0 [&::-webkit-color-swatch]:opacity-0',
            )}
          />
        }
      />
    </Field>
  )
}

/** The browser's picker takes six digits only. */
function longForm(colour: string): string {
  return colour.length === 4 ? `#${colour.slice(1).replace(/./g, '$&$&')}` : colour
}
