import { isColour } from '@balcao/domain/contrast'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
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
            className="pointer-events-auto size-6 cursor-pointer appearance-none overflow-hidden rounded-small border border-default bg-transparent p-0"
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
