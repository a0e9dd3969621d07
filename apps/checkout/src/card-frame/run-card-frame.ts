import { cardBrand, cardDigits, formatCardNumber, parseCardExpiry } from '@balcao/domain/cards/card'
import type { CardDetails } from '@balcao/domain/cards/card-envelope'
import type { CardFrameData } from '@balcao/domain/cards/card-frame'
import {
  type FrameMessage,
  type Look,
  readPageMessage,
  writeMessage,
} from '@balcao/domain/cards/card-messages'
import { caretAfterMasking } from '#checkout/fields/mask-digits.ts'
import type { CardMessages } from '#messages/card/pt-br.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { type CardField, checkCardField, formatExpiry, type TypedCard } from './check-card.ts'
import { handOverCard } from './hand-over-card.ts'

export type CardFramePage = { frame: CardFrameData; messages: CardMessages }

const fields: readonly CardField[] = ['number', 'expiry', 'code', 'holder']
const digitsOfCode = 4
/** Pixels around the fields, as in the style sheet. */
const edge = 5

const masks: Partial<Record<CardField, (value: string) => string>> = {
  number: formatCardNumber,
  expiry: formatExpiry,
  code: (value) => cardDigits(value).slice(0, digitsOfCode),
}

/** Runs the fields. Typed data leaves them only towards the provider or sealed. */
export function runCardFrame({ frame, messages }: CardFramePage): void {
  const startedAt = performance.now()
  const now = () => new Date(new Date(frame.now).getTime() + performance.now() - startedAt)
  const touched = new Set<CardField>()

  const tell = (message: FrameMessage) => window.parent.postMessage(writeMessage(message), frame.pageOrigin)

  const typed = (): TypedCard =>
    Object.fromEntries(fields.map((field) => [field, inputOf(field).value])) as TypedCard

  function showProblem(field: CardField): boolean {
    const problem = checkCardField(field, typed(), now())
    const input = inputOf(field)
    const note = elementOf(`card-${field}-note`)
    const isAmex = cardBrand(inputOf('number').value)?.codeLength === digitsOfCode
    const hint = field === 'code' ? messages[isAmex ? 'codeHintFront' : 'codeHint'] : ''
    const isShown = problem !== null && touched.has(field)
    note.textContent = isShown ? messages[problem] : hint
    note.classList.toggle('card-field-error', isShown)
    if (isShown) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    return problem !== null
  }

  function showBrand(): void {
    const brand = cardBrand(inputOf('number').value)
    const mark = elementOf('card-brand')
    if (mark.dataset.brand === (brand?.id ?? '')) return
    mark.dataset.brand = brand?.id ?? ''
    mark.textContent = brand?.name ?? ''
    mark.setAttribute('aria-label', brand ? fillMessage(messages.brandIs, { brand: brand.name }) : '')
  }

  function onInput(field: CardField, input: HTMLInputElement): void {
    const mask = masks[field]
    if (mask) {
      const { value, selectionStart } = input
      const next = mask(value)
      if (next !== value) {
        input.value = next
        const caret = caretAfterMasking(mask, value, selectionStart ?? value.length)
        if (document.activeElement === input) input.setSelectionRange(caret, caret)
      }
    }
    if (field === 'number') {
      showBrand()
      showProblem('code')
    }
    showProblem(field)
  }

  async function handOver(requestId: string, holderDocument: string, isSealed: boolean): Promise<void> {
    for (const field of fields) touched.add(field)
    const wrong = fields.filter(showProblem)
    const [first] = wrong
    if (first) {
      inputOf(first).focus()
      return tell({ type: 'incomplete', requestId })
    }
    try {
      const handed = await handOverCard(frame, cardOf(typed(), holderDocument), { now: now(), isSealed })
      tell({ type: 'handed-over', requestId, ...handed })
    } catch {
      tell({ type: 'failed', requestId })
    }
  }

  for (const field of fields) {
    const input = inputOf(field)
    input.addEventListener('input', () => onInput(field, input))
    input.addEventListener('blur', () => {
      if (input.value === '') return
      touched.add(field)
      showProblem(field)
    })
    // Values that the browser filled in before this script loaded.
    if (input.value !== '') onInput(field, input)
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== frame.pageOrigin) return
    const message = readPageMessage(data)
    if (message?.type === 'look') wear(message.colours)
    if (message?.type === 'hand-over')
      void handOver(message.requestId, message.holderDocument, message.isSealed)
  })
  elementOf('card-form').addEventListener('submit', (event) => {
    event.preventDefault()
    tell({ type: 'submit' })
  })
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'escape' })
  })
  new ResizeObserver(() =>
    tell({
      type: 'height',
      pixels: Math.ceil(elementOf('card-form').getBoundingClientRect().height) + 2 * edge,
    }),
  ).observe(elementOf('card-form'))
  tell({ type: 'ready' })
}

function cardOf({ number, expiry, code, holder }: TypedCard, holderDocument: string): CardDetails {
  const { month = 0, year = 0 } = parseCardExpiry(expiry) ?? {}
  return {
    cardNumber: cardDigits(number),
    holderName: holder.trim(),
    holderDocument,
    expMonth: month,
    expYear: year,
    cvv: code,
  }
}

function wear(colours: Look): void {
  for (const [name, colour] of Object.entries(colours))
    document.documentElement.style.setProperty(
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      colour,
    )
}

function inputOf(field: CardField): HTMLInputElement {
  return elementOf(`card-${field}`) as HTMLInputElement
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The card frame has no ${id}`)
  return element
}
