/**
 * Messages between the page and the card frame. Each side checks the origin and the window of the other,
 * reads a message field by field, and ignores unknown ones. No message carries a card number or a security
 * code.
 */
export const protocolVersion = 1

export const lookColours = [
  'brand',
  'brandInk',
  'border',
  'surface',
  'text',
  'textMuted',
  'negative',
] as const
export type Look = Record<(typeof lookColours)[number], string>

/** Messages from the page to the frame. */
export type PageMessage =
  | { type: 'look'; colours: Look }
  /** Requests the card: validated, and in a form that the page cannot read. */
  | { type: 'hand-over'; requestId: string; holderDocument: string; isSealed: boolean }

/** Messages from the frame to the page. */
export type FrameMessage =
  | { type: 'ready' }
  /** Enter was pressed in a field. */
  | { type: 'submit' }
  | { type: 'escape' }
  | { type: 'height'; pixels: number }
  | { type: 'handed-over'; requestId: string; token: string; savedCardId: string | null }
  /** The frame shows the problem and has taken the focus. */
  | { type: 'incomplete'; requestId: string }
  | { type: 'failed'; requestId: string }

const mark = 'balcao-cards'
const heightMax = 2_000
const tokenMax = 8_000
const hexColour = /^#(?:[0-9a-f]{3}){1,2}$/i
const requestShape = /^[0-9a-f-]{36}$/

export function writeMessage(message: PageMessage | FrameMessage): object {
  return { ...message, mark, version: protocolVersion }
}

export function readPageMessage(data: unknown): PageMessage | null {
  const fields = readMarked(data)
  if (!fields) return null
  if (fields.type === 'look') {
    const colours = readLook(fields.colours)
    return colours && { type: 'look', colours }
  }
  const { requestId, holderDocument, isSealed } = fields
  if (fields.type !== 'hand-over' || !isRequestId(requestId) || typeof isSealed !== 'boolean') return null
  if (typeof holderDocument !== 'string' || !/^[0-9A-Z]{0,14}$/.test(holderDocument)) return null
  return { type: 'hand-over', requestId, holderDocument, isSealed }
}

export function readFrameMessage(data: unknown): FrameMessage | null {
  const fields = readMarked(data)
  if (!fields) return null
  const { type, pixels, requestId, token, savedCardId } = fields
  if (type === 'ready' || type === 'submit' || type === 'escape') return { type }
  if (type === 'height')
    return typeof pixels === 'number' && pixels >= 0 && pixels <= heightMax ? { type, pixels } : null
  if (!isRequestId(requestId)) return null
  if (type === 'incomplete' || type === 'failed') return { type, requestId }
  if (type !== 'handed-over' || typeof token !== 'string' || token.length > tokenMax) return null
  if (savedCardId !== null && !isRequestId(savedCardId)) return null
  return { type, requestId, token, savedCardId }
}

function readMarked(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null
  const fields = data as Record<string, unknown>
  return fields.mark === mark && fields.version === protocolVersion ? fields : null
}

/** Hex colours only: no other value of the page may reach the frame's styles. */
function readLook(value: unknown): Look | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Record<string, unknown>
  const isWhole = lookColours.every((name) => typeof given[name] === 'string' && hexColour.test(given[name]))
  return isWhole ? (Object.fromEntries(lookColours.map((name) => [name, given[name]])) as Look) : null
}

function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && requestShape.test(value)
}
