import { plainBuilder } from '@balcao/domain/checkout/plain-builder'
import { expect, test } from 'vitest'
import { changedParts } from './changed-parts.ts'
import { lookFormOf } from './look-form.ts'

const look = {
  template: 'DEFAULT' as const,
  requiredDocument: true,
  requiredDocumentAndPhone: true,
  builder: plainBuilder,
}
const { look: before } = lookFormOf('offer', 0, look)

test('a look that was only opened has no changes', () => {
  expect(changedParts(before, lookFormOf('offer', 1, look).look)).toEqual([])
})

test('several changes to one strip count as one, and a colour in upper case counts as none', () => {
  const after = {
    ...before,
    template: 'VEGA' as const,
    builder: {
      ...before.builder,
      colorPrimary: before.builder.colorPrimary.toUpperCase(),
      bannerText: 'Só hoje',
      bannerTextColor: '#000000',
    },
  }
  expect(changedParts(before, after)).toEqual(['template', 'banner'])
})

test("another order of an object's fields is no change", () => {
  const { countdown } = before.builder
  const turned = Object.fromEntries(Object.entries(countdown ?? {}).toReversed()) as typeof countdown
  const after = { ...before, builder: { ...before.builder, countdown: turned } }
  expect(JSON.stringify(after)).not.toBe(JSON.stringify(before))
  expect(changedParts(before, after)).toEqual([])
})
