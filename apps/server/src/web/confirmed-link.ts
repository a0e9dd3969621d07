import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { type Html, html } from '#kit/http/html.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { type ReadersLanguage, readersLanguage, shortPage, shortPageHeaders } from './short-page.ts'

export type ConfirmedLinkTexts = Record<
  ReadersLanguage,
  { ask: string; explain: string; confirm: string; done: string; doneExplain: string; leave: string }
>

export type ConfirmedLink = {
  app: App
  brandOf: BrandDirectory
  /** The token is appended to it. */
  path: `/${string}`
  texts: ConfirmedLinkTexts
  /** Target of the redirect after the change. */
  leavesTo: `/${string}`
  /** Throws for a link without our signature. */
  check(platformId: string, token: string): Promise<void> | void
  act(platformId: string, token: string): Promise<void>
}

type Asked = { Params: { token: string } }

/**
 * A link in a mail that changes something by one click, without a login. It asks for confirmation first, since mail
 * programs open links by themselves.
 */
export async function confirmedLink(server: FastifyInstance, link: ConfirmedLink): Promise<void> {
  const { app, brandOf, path, texts, leavesTo, check, act } = link
  const limit = { name: path, perMinute: 30, burst: 30 }
  // A form without fields.
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null),
  )

  server.get<Asked>(`${path}/:token`, async (request, reply) => {
    app.limits.spend(limit, addressNetwork(request.ip))
    await check(request.platformId, request.params.token)
    const { ask, explain, confirm } = texts[readersLanguage(request)]
    const action = html`<form method="post"><button>${confirm}</button></form>`
    return send(request, reply, { title: ask, text: explain, action })
  })

  server.post<Asked>(`${path}/:token`, async (request, reply) => {
    app.limits.spend(limit, addressNetwork(request.ip))
    await act(request.platformId, request.params.token)
    const { done, doneExplain, leave } = texts[readersLanguage(request)]
    return send(request, reply, {
      title: done,
      text: doneExplain,
      action: html`<a href="${leavesTo}">${leave}</a>`,
    })
  })

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { title: string; text: string; action: Html },
  ): Promise<FastifyReply> {
    const { name: brand } = await brandOf(request.platformId)
    return reply
      .headers(shortPageHeaders)
      .type('text/html; charset=utf-8')
      .send(shortPage({ language: readersLanguage(request), brand, ...page }))
  }
}
