import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readTenantToken, tenantToken } from './tenant-token.ts'
import { randomToken } from './tokens.ts'

describe('a token that carries its tenant', () => {
  it('splits again into the tenant and the secret', () => {
    for (let time = 0; time < 1_000; time++) {
      const parts = { platformId: randomUUID(), secret: randomToken() }
      const token = tenantToken(parts.platformId, parts.secret)
      expect(token).toMatch(/^[\w-]{65}$/)
      expect(readTenantToken(token)).toEqual(parts)
    }
  })

  it.each(['', 'x', randomToken(), `${tenantToken(randomUUID(), randomToken())}x`, '../'.repeat(22)])(
    'is refused in another shape: %s',
    (text) => {
      expect(readTenantToken(text)).toBeNull()
    },
  )
})
