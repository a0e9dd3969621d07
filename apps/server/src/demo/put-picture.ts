import { newObjectKey } from '#kit/storage/object-key.ts'
import type { Scope } from '#scope.ts'
import { drawPicture } from './draw-picture.ts'

export type Colour = readonly [number, number, number]

/** Stores a drawn picture and returns its key. */
export async function putPicture({ app }: Scope, from: Colour, to: Colour): Promise<string> {
  const key = newObjectKey('images', 'image/png')
  await app.store.put(key, drawPicture(from, to), 'image/png')
  return key
}
