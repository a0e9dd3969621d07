import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { addressNetwork } from '../kit/http/address-network.ts'
import { html } from '../kit/http/html.ts'
import { optOut, readOptOut } from '../modules/notifications/opt-out.ts'
import { inScope } from '../scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { type ReadersLanguage, readersLanguage, shortPage, shortPageHeaders } from './short-page.ts'

const optOutLimit = { name: 'opt out', perMinute: 30, burst: 30 }

type Texts = {
  ask: string
  explain: string
  confirm: string
  done: string
  doneExplain: string
  home: string
}

const texts: Record<ReadersLanguage, Texts> = {
  pt: {
    ask: 'Parar de receber lembretes?',
    explain:
      'Você não recebe mais lembretes de compras que não terminou. Recibos e acessos continuam chegando.',
    confirm: 'Parar os lembretes',
    done: 'Pronto, sem mais lembretes',
    doneExplain: 'Não enviamos mais lembretes para este e-mail.',
    home: 'Ir para o início',
  },
  en: {
    ask: 'Stop the reminders?',
    explain: 'You get no more reminders of purchases you did not finish. Receipts and access still arrive.',
    confirm: 'Stop the reminders',
    done: 'Done, no more reminders',
    doneExplain: 'We send no more reminders to this email address.',
    home: 'Go to the home page',
  },
  es: {
    ask: '¿Dejar de recibir recordatorios?',
    explain: 'No recibirás más recordatorios de compras sin terminar. Los recibos y accesos siguen llegando.',
    confirm: 'Detener los recordatorios',
    done: 'Listo, sin más recordatorios',
    doneExplain: 'Ya no enviamos recordatorios a este correo.',
    home: 'Ir al inicio',
  },
}

type Asked = { Params: { token: string } }

/** Where the link at the end of a reminder leads. It asks first: mail programs open links by themselves. */
export async function optOutPages(
  server: FastifyInstance,
  { app, brandOf }: { app: App; brandOf: BrandDirectory },
): Promise<void> {
  // A form without fields: what it sends says nothing.
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null),
  )

  server.get<Asked>('/opt-out/:token', async (request, reply) => {
    app.limits.spend(optOutLimit, addressNetwork(request.ip))
    readOptOut({ app, platformId: request.platformId }, request.params.token)
    const { confirm } = texts[readersLanguage(request)]
    return send(request, reply, {
      title: 'ask',
      text: 'explain',
      action: html`<form method="post"><button>${confirm}</button></form>`,
    })
  })

  server.post<Asked>('/opt-out/:token', async (request, reply) => {
    app.limits.spend(optOutLimit, addressNetwork(request.ip))
    await inScope(app, request.platformId, (scope) => optOut(scope, request.params.token))
    const { home } = texts[readersLanguage(request)]
    return send(request, reply, {
      title: 'done',
      text: 'doneExplain',
      action: html`<a href="/">${home}</a>`,
    })
  })

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { title: keyof Texts; text: keyof Texts; action: ReturnType<typeof html> },
  ): Promise<FastifyReply> {
    const language = readersLanguage(request)
    const { name: brand } = await brandOf(request.platformId)
    return reply
      .headers(shortPageHeaders)
      .type('text/html; charset=utf-8')
      .send(
        shortPage({
          language,
          brand,
          title: texts[language][page.title],
          text: texts[language][page.text],
          action: page.action,
        }),
      )
  }
}
