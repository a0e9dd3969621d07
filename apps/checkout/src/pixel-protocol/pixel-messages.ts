import type { TrackedEvent } from '@balcao/domain/checkout/pixels'

/**
 * Messages between the page and the pixel frame. Each side checks the origin and the window of the other, and
 * takes only known fields of the right shape: nothing else of the page can get through.
 */
export type PageMessage = { type: 'event'; event: TrackedEvent }
export type FrameMessage =
  | { type: 'ready' }
  /** Every vendor's script has loaded or failed, and the loaded ones have the event. */
  | { type: 'told'; eventId: string }

const mark = 'balcao-pixels'
const idShape = /^[0-9a-f-]{36}$/
const currencyShape = /^[A-Z]{3}$/
const nameMax = 300

export function writeMessage(message: PageMessage | FrameMessage): object {
  return { ...message, mark }
}

export function readFrameMessage(data: unknown): FrameMessage | null {
  const { type, eventId } = readMarked(data)
  if (type === 'ready') return { type }
  return type === 'told' && isId(eventId) ? { type, eventId } : null
}

export function readPageMessage(data: unknown): TrackedEvent | null {
  const { type, event } = readMarked(data)
  if (type !== 'event') return null
  const { name, value, currency, eventId, content, isInAnalytics } = fieldsOf(event)
  const { id, name: title } = fieldsOf(content)
  if (name !== 'InitiateCheckout' && name !== 'Purchase') return null
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return null
  if (typeof currency !== 'string' || !currencyShape.test(currency)) return null
  if (!isId(eventId) || !isId(id) || typeof title !== 'string') return null
  return {
    name,
    value,
    currency,
    eventId,
    content: { id, name: title.slice(0, nameMax) },
    ...(isInAnalytics === true && { isInAnalytics }),
  }
}

function readMarked(data: unknown): Record<string, unknown> {
  const fields = fieldsOf(data)
  return fields.mark === mark ? fields : {}
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && idShape.test(value)
}
