import { expect, test } from 'vitest'
import { isEndToEndId } from './end-to-end-id.ts'

test.each(['E12345678202009091221kkkkkkkkkkk', 'E00038166201907261559y6j6mt9l0pi'])(
  '%s is the id of a Pix',
  (id) => {
    expect(isEndToEndId(id)).toBe(true)
  },
)

test.each([
  ['a refund', 'D12345678202009091221kkkkkkkkkkk'],
  ['a number that is too short', 'E12345678202009091221kkkkkkkkkk'],
  ['a month that does not exist', 'E12345678202013091221kkkkkkkkkkk'],
  ['an hour that does not exist', 'E12345678202009092421kkkkkkkkkkk'],
  ['something made up', 'E123'],
  ['nothing', ''],
])('%s is no Pix', (_story, id) => {
  expect(isEndToEndId(id)).toBe(false)
})
