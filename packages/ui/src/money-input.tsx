import { centsToDecimalString } from '@balcao/domain/money/money'
import { Input, type InputProps } from './input.tsx'
import { readPastedMoney, readTypedMoney } from './read-money-text.ts'

export type MoneyInputProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'prefix'> & {
  valueCents: number | null
  onChange: (cents: number | null) => void
  /** “R$”. */
  currencySymbol: string
  /** BCP 47, for the separators. */
  languageTag: string
}

export function MoneyInput({ valueCents, onChange, currencySymbol, languageTag, ...rest }: MoneyInputProps) {
  const formatter = new Intl.NumberFormat(languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const shown =
    valueCents === null ? '' : formatter.format(centsToDecimalString(valueCents) as Intl.StringNumericLiteral)
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      placeholder={formatter.format(0)}
      {...rest}
      prefix={<span className="text-base">{currencySymbol}</span>}
      className="text-end tabular-nums"
      value={shown}
      onChange={(event) => onChange(readTypedMoney(event.currentTarget.value))}
      onPaste={(event) => {
        const cents = readPastedMoney(event.clipboardData.getData('text'))
        event.preventDefault()
        if (cents !== null) onChange(cents)
      }}
    />
  )
}
