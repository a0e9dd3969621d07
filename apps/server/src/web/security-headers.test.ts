import { expect, test } from 'vitest'
import { type PageKind, securityHeaders } from './security-headers.ts'

const kinds: PageKind[] = ['console', 'checkout', 'payment', 'cards', 'bank', 'mailbox']
const https = { publicUrl: 'https://loja.example.com' }

function directives(headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

test('no page runs a script that is not our own file, and none can be framed', () => {
  for (const kind of kinds) {
    const headers = securityHeaders(kind, https)
    const policy = directives(headers)
    expect(policy['default-src'], kind).toBe("'none'")
    expect(["'self'", undefined], kind).toContain(policy['script-src'])
    expect(policy['frame-ancestors'], kind).toBe("'none'")
    expect(policy['object-src'], kind).toBe("'none'")
    expect(policy['base-uri'], kind).toBe("'none'")
    expect(headers['content-security-policy'], kind).not.toMatch(/unsafe-eval|\*|https?:(?!\/\/)/)
    expect(headers, kind).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers['permissions-policy'], kind).toContain('camera=()')
  }
})

test('payment pages send no referrer and take no inline style without its hash', () => {
  for (const kind of ['checkout', 'payment'] as const) {
    const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    const headers = securityHeaders(kind, { ...https, styleHashes: [hash] })
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(directives(headers)['style-src']).toBe(`'self' ${hash}`)
    expect(directives(securityHeaders(kind, https))['style-src']).toBe("'self'")
  }
})

test('a hash that would inject another source throws', () => {
  for (const hash of ["'unsafe-inline'", "'sha256-abc'; script-src *", 'https://evil.example', ''])
    expect(() => securityHeaders('checkout', { ...https, styleHashes: [hash] })).toThrow(
      'form of a CSP source',
    )
})

test('an allowed site that would start another directive throws', () => {
  for (const site of ['https://a.example; script-src *', '*', "'self'", 'https://*.example', 'data:'])
    expect(() => securityHeaders('checkout', { ...https, allowedSites: [site] })).toThrow('is an origin')
  const headers = securityHeaders('checkout', { ...https, allowedSites: ['https://a.example'] })
  expect(directives(headers)['frame-ancestors']).toBe('https://a.example')
  expect(headers).not.toHaveProperty('x-frame-options')
})

test('no header claims TLS without it', () => {
  const headers = securityHeaders('checkout', { publicUrl: 'http://localhost:3000' })
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(securityHeaders('checkout', https)['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('an external store may serve pictures, and take uploads from the console alone', () => {
  const facts = { ...https, storageOrigin: 'https://balcao.s3.sa-east-1.amazonaws.com/images/' }
  const origin = 'https://balcao.s3.sa-east-1.amazonaws.com'
  expect(directives(securityHeaders('console', facts))).toMatchObject({
    'img-src': `'self' data: blob: ${origin}`,
    'connect-src': `'self' ${origin}`,
  })
  expect(directives(securityHeaders('checkout', facts))).toMatchObject({
    'img-src': `'self' data: ${origin}`,
    'connect-src': "'self'",
  })
})

test('violations on a tenant’s page are reported by the kind of page, and never by its address', () => {
  for (const kind of ['console', 'checkout', 'payment', 'cards'] as const)
    expect(directives(securityHeaders(kind, https))['report-uri']).toBe(`/reports/csp?page=${kind}`)
  for (const kind of ['pixels', 'bank', 'mailbox', 'demo'] as const)
    expect(directives(securityHeaders(kind, https))).not.toHaveProperty('report-uri')
})
