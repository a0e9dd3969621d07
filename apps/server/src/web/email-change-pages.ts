import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { type Html, html } from '#kit/http/html.ts'
import { confirmEmailChange } from '#modules/corrections/buyer-email/confirm-email-change.ts'
import { findAskedChange } from '#modules/corrections/buyer-email/find-asked-change.ts'
import { findUndoableChange } from '#modules/corrections/buyer-email/find-undoable-change.ts'
import { undoEmailChange } from '#modules/corrections/buyer-email/undo-email-change.ts'
import { inScope } from '#scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { type EmailChangeTexts, emailChangeTexts } from './email-change-texts.ts'
import { readersLanguage, shortPage, shortPageHeaders } from './short-page.ts'

const pageLimit = { name: 'email change', perMinute: 20, burst: 20 }

type Confirming = { Params: { changeId: string }; Body: { code: string } | undefined }
type Undoing = { Params: { token: string } }
type Page = { title: keyof EmailChangeTexts; text: keyof EmailChangeTexts; action?: Html; status?: number }

/**
 * Pages of the two mails about a corrected address: the new mailbox enters its code, the old one undoes the
 * change. Both ask for confirmation first, since mail programs open links by themselves.
 */
export async function emailChangePages(
  server: FastifyInstance,
  { app, brandOf }: { app: App; brandOf: BrandDirectory },
): Promise<void> {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, body, done) => done(null, { code: new URLSearchParams(String(body)).get('code') ?? '' }),
  )

  server.get<Confirming>('/confirm-email/:changeId', async (request, reply) => {
    const changeId = admit(request, request.params.changeId)
    const change = await inScope(app, request.platformId, (scope) => findAskedChange(scope, changeId))
    if (!change) return send(request, reply, { title: 'gone', text: 'goneExplain', status: 410 })
    return send(request, reply, { title: 'ask', text: 'explain', action: codeForm(request) })
  })

  server.post<Confirming>('/confirm-email/:changeId', async (request, reply) => {
    const changeId = admit(request, request.params.changeId)
    const typed = { changeId, code: request.body?.code ?? '', ip: request.ip }
    const outcome = await inScope(app, request.platformId, (scope) => confirmEmailChange(scope, typed))
    switch (outcome) {
      case 'done':
        return send(request, reply, { title: 'done', text: 'doneExplain', action: toPurchases(request) })
      case 'wrong_code':
        return send(request, reply, {
          title: 'ask',
          text: 'wrongCode',
          action: codeForm(request),
          status: 422,
        })
      case 'gone':
        return send(request, reply, { title: 'gone', text: 'goneExplain', status: 410 })
    }
  })

  server.get<Undoing>('/undo-email/:token', async (request, reply) => {
    app.limits.spend(pageLimit, addressNetwork(request.ip))
    const { token } = request.params
    const change = await inScope(app, request.platformId, (scope) => findUndoableChange(scope, token))
    if (!change) return send(request, reply, { title: 'gone', text: 'undoGone', status: 410 })
    const { undoConfirm } = textsFor(request)
    const action = html`<form method="post"><button>${undoConfirm}</button></form>`
    return send(request, reply, { title: 'undoAsk', text: 'undoExplain', action })
  })

  server.post<Undoing>('/undo-email/:token', async (request, reply) => {
    app.limits.spend(pageLimit, addressNetwork(request.ip))
    const undoing = { token: request.params.token, ip: request.ip }
    const isUndone = await inScope(app, request.platformId, (scope) => undoEmailChange(scope, undoing))
    if (!isUndone) return send(request, reply, { title: 'gone', text: 'undoGone', status: 410 })
    return send(request, reply, { title: 'undone', text: 'undoneExplain', action: toPurchases(request) })
  })

  function admit({ ip }: FastifyRequest, changeId: string): string {
    app.limits.spend(pageLimit, addressNetwork(ip))
    if (!z.uuid().safeParse(changeId).success) throw new AppError('not_found')
    return changeId
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
    const language = readersLanguage(request)
    const { name: brand } = await brandOf(request.platformId)
    const { [page.title]: title, [page.text]: text } = emailChangeTexts[language]
    return reply
      .status(page.status ?? 200)
      .headers(shortPageHeaders)
      .type('text/html; charset=utf-8')
      .send(shortPage({ language, brand, title, text, action: page.action ?? html`` }))
  }
}

function textsFor(request: FastifyRequest): EmailChangeTexts {
  return emailChangeTexts[readersLanguage(request)]
}

function codeForm(request: FastifyRequest): Html {
  const { code, confirm } = textsFor(request)
  return html`<form method="post">
    <label>${code} <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required></label>
    <button>${confirm}</button>
  </form>`
}

function toPurchases(request: FastifyRequest): Html {
  return html`<a href="/my-purchases">${textsFor(request).purchases}</a>`
}
