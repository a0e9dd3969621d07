import { useLayoutEffect, useRef } from 'react'
import { Input, type InputProps } from './input.tsx'
import { applyMask, caretAfterMask, type InputMask } from './masks.ts'

export type MaskedInputProps = Omit<InputProps, 'value' | 'onChange' | 'ref' | 'type'> & {
  mask: InputMask
  /** Without punctuation. */
  value: string
  onChange: (bare: string) => void
}

/** Formats while typing and pasting; the value outside never has punctuation. */
export function MaskedInput({ mask, value, onChange, ...rest }: MaskedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const charactersBeforeCaret = useRef<number | null>(null)
  const { shown } = applyMask(mask, value)

  useLayoutEffect(() => {
    if (charactersBeforeCaret.current === null || document.activeElement !== input.current) return
    const caret = caretAfterMask(shown, charactersBeforeCaret.current)
    input.current?.setSelectionRange(caret, caret)
    charactersBeforeCaret.current = null
  })

  return (
    <Input
      inputMode={mask.inputMode}
      {...rest}
      ref={input}
      value={shown}
      onChange={(event) => {
        const typed = event.currentTarget.value
        const caret = event.currentTarget.selectionStart ?? typed.length
        charactersBeforeCaret.current = typed.slice(0, caret).replace(/[^0-9a-z]/gi, '').length
        onChange(applyMask(mask, typed).bare)
      }}
    />
  )
}
