import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MoneyInput } from '@balcao/ui/money-input'
import { useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMoneyInput } from '#kit/currency.tsx'
import type { ListFilter, NumberRange } from './list-filter.ts'

type RangeControlProps = {
  filter: Extract<ListFilter, { kind: 'range' }>
  value: NumberRange | undefined
  onChange: (value: NumberRange | null) => void
}

/**
 * From and to. The query runs when a bound is complete, not at every digit, and never for a range that ends
 * before it begins.
 */
export function RangeControl({ filter, value, onChange }: RangeControlProps) {
  const { list } = useMessages(coreCatalogue)
  const [draft, setDraft] = useState<NumberRange>(value ?? {})
  const isInverted = draft.from !== undefined && draft.to !== undefined && draft.from > draft.to
  const apply = () => {
    const isUnchanged = draft.from === value?.from && draft.to === value?.to
    if (!isInverted && !isUnchanged) onChange(draft)
  }
  const bound = (side: keyof NumberRange, label: string) => (
    <Field label={label} error={isInverted && side === 'to' ? list.inverted : undefined}>
      <NumberBox
        unit={filter.unit}
        value={draft[side]}
        onChange={(next) => {
          const { [side]: _, ...rest } = draft
          setDraft(next === null ? rest : { ...rest, [side]: next })
        }}
        onDone={apply}
      />
    </Field>
  )
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-base">{filter.label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {bound('from', list.rangeFrom)}
        {bound('to', list.rangeTo)}
      </div>
    </fieldset>
  )
}

type NumberBoxProps = {
  unit: 'money' | 'number'
  value: number | undefined
  onChange: (value: number | null) => void
  onDone: () => void
}

function NumberBox({ unit, value, onChange, onDone }: NumberBoxProps) {
  const money = useMoneyInput()
  const shared = {
    onBlur: onDone,
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Enter') onDone()
    },
  }
  if (unit === 'money')
    return <MoneyInput {...money} {...shared} valueCents={value ?? null} onChange={onChange} />
  return (
    <Input
      {...shared}
      inputMode="numeric"
      value={value ?? ''}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 15)
        onChange(digits === '' ? null : Number(digits))
      }}
    />
  )
}
