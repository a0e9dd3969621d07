import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { useState } from 'react'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

/** At most two decimals: a basis point is the smallest share. */
const shape = /^\d{0,3}(?:[.,]\d{0,2})?$/

/** A share in basis points, typed as percent; an empty one is null. */
export function PercentField(props: FieldBasics) {
  const { name, label, help, hint, isRequired, className, disabled } = props
  const { id, field, error } = useBoundField({ name, label }, 'percent')
  const { locale } = useLocale()
  // While typing it stays as typed: “12,” may become “12,5”.
  const [typed, setTyped] = useState<string | null>(null)
  const written = field.value == null ? '' : writePercent(field.value, languageTags[locale])
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <Input
        name={name}
        ref={field.ref}
        disabled={disabled}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        value={typed ?? written}
        onChange={(event) => {
          const text = event.currentTarget.value.replace('%', '').trim()
          if (!shape.test(text)) return
          setTyped(text)
          field.onChange(text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100))
        }}
        onBlur={() => {
          setTyped(null)
          field.onBlur()
        }}
      />
    </Field>
  )
}

function writePercent(basisPoints: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2 }).format(basisPoints / 100)
}
