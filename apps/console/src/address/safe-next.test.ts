import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

describe('the page after signing in', () => {
  it('is the requested path of the console', () => {
    expect(safeNext('/platform/my-sales?status=APPROVED', '/')).toBe('/platform/my-sales?status=APPROVED')
  })

  it.each([
    undefined,
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('is the area itself when the link says %s', (next) => {
    expect(safeNext(next, '/platform/dashboard')).toBe('/platform/dashboard')
  })
})
