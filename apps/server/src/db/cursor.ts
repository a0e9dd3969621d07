import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'

/** The place of a row in a list and the order it was read in. Opaque to callers and checked when it comes back. */
export type Cursor = {
  sort: { by: string; direction: 'asc' | 'desc' }
  place: [value: string | null, id: string]
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

export function decodeCursor(
  text: string,
  valueShape: z.ZodType<string>,
  idShape: z.ZodType<string>,
): Cursor {
  const shape = z.strictObject({
    sort: z.strictObject({ by: z.string(), direction: z.enum(['asc', 'desc']) }),
    place: z.tuple([valueShape.nullable(), idShape]),
  })
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('input_invalid', { field: 'cursor' }, { cause })
  }
}
