import { Mask, type MaskOptions } from 'maska'

export type InputMask = {
  options: MaskOptions
  inputMode: 'numeric' | 'tel' | 'text'
  /** Cleans pasted text before it is masked. */
  prepare?: (text: string) => string
}

const upperCaseTokens = {
  N: { pattern: /[0-9a-z]/i, transform: (character: string) => character.toUpperCase() },
}

/** CPF until a letter or a twelfth character shows that it is a CNPJ, whose first twelve positions may be letters. */
export const documentMask: InputMask = {
  inputMode: 'text',
  options: {
    tokens: upperCaseTokens,
    mask: (text) => {
      const bare = text.replace(/[^0-9a-z]/gi, '')
      return bare.length > 11 || /[a-z]/i.test(bare) ? 'NN.NNN.NNN/NNNN-##' : '###.###.###-##'
    },
  },
}

export const phoneMask: InputMask = {
  inputMode: 'tel',
  options: {
    mask: (text) => (text.replace(/\D/g, '').length > 10 ? '(##) #####-####' : '(##) ####-####'),
  },
  // A number copied from a contact begins with the country code; 55 is also an area code, so the length decides.
  prepare: (text) => {
    const digits = text.replace(/\D/g, '')
    return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits
  },
}

export const cepMask: InputMask = { inputMode: 'numeric', options: { mask: '#####-###' } }

export function applyMask(mask: InputMask, text: string): { shown: string; bare: string } {
  const prepared = mask.prepare ? mask.prepare(text) : text
  const shown = new Mask(mask.options).masked(prepared)
  return { shown, bare: shown.replace(/[^0-9a-z]/gi, '') }
}

/** Position of the caret in the masked text that keeps the same number of typed characters before it. */
export function caretAfterMask(shown: string, charactersBefore: number): number {
  if (charactersBefore === 0) return 0
  let seen = 0
  for (const [index, character] of [...shown].entries()) {
    if (/[0-9a-z]/i.test(character)) seen += 1
    if (seen === charactersBefore) return index + 1
  }
  return shown.length
}
