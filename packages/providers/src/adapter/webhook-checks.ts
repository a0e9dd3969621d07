import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookProof, WebhookRequest, WebhookVerification } from '#contract.ts'
import { type Answer, createAnswer } from './answer.ts'
import { parseJson } from './parse-json.ts'

/** Proof of a webhook's origin. Without the secret in the configuration it cannot be checked. */
export type WebhookCheck<C> = {
  verification: Exclude<WebhookVerification, 'none'>
  check: (request: WebhookRequest, credentials: C) => WebhookProof
}

/**
 * A fixed token chosen by the platform, echoed in a header of every call. `field` is the credential that
 * holds it.
 */
export function tokenHeader<Field extends string>(
  header: string,
  field: Field,
): WebhookCheck<{ readonly [F in Field]?: string | undefined }> {
  return {
    verification: 'token',
    check: ({ headers }, credentials) => {
      const token = credentials[field]
      if (token === undefined) return 'unconfigured'
      return sameSecret(headers[header] ?? '', token) ? 'passed' : 'failed'
    },
  }
}

/** An HMAC of the raw bytes, in hexadecimal, in the first of these headers that the call has. */
export function hmacHeader<Field extends string>({
  headers: names,
  field,
  algorithm,
}: {
  headers: readonly string[]
  field: Field
  algorithm: 'sha256' | 'sha512'
}): WebhookCheck<{ readonly [F in Field]?: string | undefined }> {
  return {
    verification: 'signature',
    check: ({ headers, rawBody }, credentials) => {
      const secret = credentials[field]
      if (secret === undefined) return 'unconfigured'
      const given = names.map((name) => headers[name]).find((value) => value !== undefined) ?? ''
      const expected = createHmac(algorithm, secret).update(rawBody).digest('hex')
      return sameSecret(given.toLowerCase(), expected) ? 'passed' : 'failed'
    },
  }
}

/** A fixed token inside the body. `path` is its place, `field` the credential that holds it. */
export function tokenInBody<Field extends string>(
  path: string,
  field: Field,
): WebhookCheck<{ readonly [F in Field]?: string | undefined }> {
  return {
    verification: 'token',
    check: (request, credentials) => {
      const token = credentials[field]
      if (token === undefined) return 'unconfigured'
      return sameSecret(bodyOf(request).optionalText(path) ?? '', token) ? 'passed' : 'failed'
    },
  }
}

/** The body of a webhook before its proof, for checks that need some of its fields. */
export function bodyOf({ rawBody }: WebhookRequest): Answer {
  const json = parseJson(Buffer.from(rawBody).toString('utf8'))
  return createAnswer(json.parsed ? json.value : undefined, 'cents')
}

/** Compares digests, so that the duration reveals neither the content nor the length of a secret. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
