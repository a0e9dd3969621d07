import { AppError } from '@balcao/domain/app-error'
import { z } from 'zod'

/** The place in a list sorted by instant and id. Opaque to callers and checked when it comes back. */
export type Cursor = { at: string; id: string }

const cursorSchema = z.object({ at: z.iso.datetime(), id: z.uuid() })

export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify({ at, id })).toString('base64url')
}

export function decodeCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('input_invalid', { field: 'cursor' }, { cause })
  }
}
