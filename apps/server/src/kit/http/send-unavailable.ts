import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorTexts } from './error-texts.ts'

const usualWaitSeconds = 3

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark}' +
  'p{margin:1.5rem;max-width:28rem;text-align:center}'

const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

const pagesOf = (code: Unavailable) => ({
  pt: page('pt-BR', errorTexts.pt[code]),
  en: page('en', errorTexts.en[code]),
  es: page('es', errorTexts.es[code]),
})

/** Too many visitors, no database, or a move to another cell: causes with the same answer, each with its own text. */
const unavailable = ['overloaded', 'database_lost', 'tenant_moving'] as const
export type Unavailable = (typeof unavailable)[number]

const pages = {
  overloaded: pagesOf('overloaded'),
  database_lost: pagesOf('database_lost'),
  tenant_moving: pagesOf('tenant_moving'),
}

export function isUnavailable(code: string): code is Unavailable {
  return (unavailable as readonly string[]).includes(code)
}

/** Answers 503 with a prebuilt text: an overloaded process spends next to nothing on each refusal. */
export function sendUnavailable(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  code: Unavailable,
  retryAfterSeconds = usualWaitSeconds,
): void {
  reply.code(503).headers({ 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' })
  if (method !== 'GET' || !headers.accept?.includes('text/html')) {
    reply.send({ error: code })
    return
  }
  const language = headers['accept-language']?.slice(0, 2).toLowerCase()
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy)
    .send(language === 'en' || language === 'es' ? pages[code][language] : pages[code].pt)
}

/** Reloads itself after some seconds, so that the visitor gets in without a click. */
function page(language: string, text: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${usualWaitSeconds}"><title>Balcão</title><style>${style}</style></head><body><p>${text}</p></body></html>`
}
