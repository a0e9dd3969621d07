import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { html } from '#kit/http/html.ts'
import { strangerOf, type Visitor } from '#modules/accounts/doors/visitor.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { beginSignOn, callbackPath } from '#modules/accounts/sign-on/begin-sign-on.ts'
import { finishSignOn, type SignOnOutcome } from '#modules/accounts/sign-on/finish-sign-on.ts'
import { type SignOnDoor, startSignOnInput } from '#modules/accounts/sign-on/sign-on.input.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { readersLanguage, shortPage, shortPageHeaders } from './short-page.ts'

const doorPaths = { ADMIN: '/admin-root-login', MASTER: '/master-root-login' }
const areas = { ADMIN: '/admin-root', MASTER: '/master-root' }
const settingsPath = '/admin-root/platform-settings?tab=sign-on'

const texts = {
  pt: {
    proven: 'Identidade confirmada',
    provenText: 'Feche esta aba e volte para a anterior para continuar.',
    unproven: 'Não foi possível confirmar sua identidade',
    unprovenText: 'Feche esta aba, volte para a anterior e tente novamente.',
  },
  en: {
    proven: 'Identity confirmed',
    provenText: 'Close this tab and return to the previous one to continue.',
    unproven: 'Your identity could not be confirmed',
    unprovenText: 'Close this tab, return to the previous one and try again.',
  },
}

/** The redirect to the provider of a sign-on, and the return. */
export async function signOn(
  server: FastifyInstance,
  { app, brandOf }: { app: App; brandOf: BrandDirectory },
): Promise<void> {
  server.get('/sign-on/start', { exposeHeadRoute: false }, async (request, reply) => {
    const { visitor, session } = await arrive(app, request, reply)
    const url = await beginSignOn(visitor, session, startSignOnInput.parse(request.query))
    return leave(reply, url)
  })
  server.get(callbackPath, { exposeHeadRoute: false }, async (request, reply) => {
    const { visitor, session } = await arrive(app, request, reply)
    const { searchParams } = new URL(request.url, visitor.origin)
    return leave(reply, placeAfter(await finishSignOn(visitor, session, searchParams)))
  })
  for (const [path, title, text] of [
    ['/sign-on/proven', 'proven', 'provenText'],
    ['/sign-on/unproven', 'unproven', 'unprovenText'],
  ] as const)
    server.get(path, async (request, reply) => {
      const language = readersLanguage(request) === 'en' ? 'en' : 'pt'
      const { name: brand } = await brandOf(request.platformId)
      const words = { title: texts[language][title], text: texts[language][text] }
      return reply
        .headers(shortPageHeaders)
        .type('text/html; charset=utf-8')
        .send(shortPage({ language, brand, ...words, action: html`` }))
    })
}

async function arrive(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ visitor: Visitor; session: SessionUser | null }> {
  const { platformId, ip } = request
  const userAgent = request.headers['user-agent'] ?? ''
  const visitor = strangerOf({ app, platformId, session: null, ip, userAgent, request, reply })
  return { visitor, session: await readSession(app, request.headers.cookie, platformId) }
}

/** Neither the code nor the state in the address is passed on to the next page. */
function leave(reply: FastifyReply, url: string): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(url, 303)
}

function placeAfter(outcome: SignOnOutcome): string {
  switch (outcome.kind) {
    case 'ENTERED':
      return safeNext(outcome.door, outcome.next)
    case 'SECOND_FACTOR': {
      const { door, challenge, hasApp, hasPasskey, next } = outcome
      const asked = new URLSearchParams({ challenge, app: String(hasApp), passkey: String(hasPasskey) })
      const search = next === null ? '' : `?${new URLSearchParams({ next: safeNext(door, next) })}`
      // A browser does not send the part behind #.
      return `${doorPaths[door]}${search}#${asked}`
    }
    case 'PROVEN':
      return '/sign-on/proven'
    case 'TESTED':
      return `${settingsPath}&tested=yes`
    case 'REFUSED': {
      const { door, purpose, reason } = outcome
      if (purpose === 'TEST') return `${settingsPath}&tested=${reason}`
      return purpose === 'PROVE' ? '/sign-on/unproven' : `${doorPaths[door]}?refused=${reason}`
    }
  }
}

/** Only a page of the login's own area: a link to the login must not redirect elsewhere. */
function safeNext(door: SignOnDoor, next: string | null): string {
  const area = areas[door]
  const isOwn = next !== null && /^\/[\w\-/]*(\?[\w\-./=&%,:]*)?$/.test(next) && next.startsWith(`${area}/`)
  return isOwn ? next : area
}
