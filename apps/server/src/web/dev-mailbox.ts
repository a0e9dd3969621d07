import { AppError } from '@balcao/domain/texts/app-error'
import { count, desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { mails } from '#db/schema/messages.ts'
import { type Html, html } from '#kit/http/html.ts'
import { inScope } from '#scope.ts'
import { pageFacts } from './page-facts.ts'
import { plainPageStyle } from './plain-page-style.ts'
import { securityHeaders } from './security-headers.ts'

type Mail = typeof mails.$inferSelect

const perPage = 20
const listQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })
const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Shows mails instead of sending them. Only in the demo, and only while no mail server is configured. */
export async function devMailbox(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  if (!app.config.isDemo || app.config.smtpUrl !== undefined) return

  const send = (reply: FastifyReply, page: Html) =>
    reply
      .headers({
        ...securityHeaders('mailbox', pageFacts(app)),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page.markup)

  server.get('/dev/mailbox', async (request, reply) => {
    const { page } = listQuery.parse(request.query)
    const { rows, total } = await inScope(app, request.platformId, async ({ tx }) => {
      const [counted] = await tx.select({ total: count() }).from(mails)
      const found = await tx
        .select()
        .from(mails)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      return { rows: found, total: counted?.total ?? 0 }
    })
    return send(reply, listPage({ rows, page, pages: Math.max(1, Math.ceil(total / perPage)) }))
  })

  server.get<{ Params: { mailId: string } }>('/dev/mailbox/:mailId', async (request, reply) => {
    const mailId = z.uuid().safeParse(request.params.mailId)
    if (!mailId.success) throw new AppError('not_found')
    const [mail] = await inScope(app, request.platformId, ({ tx }) =>
      tx.select().from(mails).where(eq(mails.id, mailId.data)),
    )
    if (!mail) throw new AppError('not_found')
    return send(reply, mailPage(mail))
  })
}

function listPage({ rows, page, pages }: { rows: Mail[]; page: number; pages: number }): Html {
  const list = rows.map(
    (mail) => html`<li>
      <a href="/dev/mailbox/${mail.id}">
        <strong>${mail.subject}</strong>
        <span>${mail.recipient}</span>
        <time datetime="${mail.createdAt.toISOString()}">${time.format(mail.createdAt)}</time>
      </a>
    </li>`,
  )
  const empty = html`<p class="empty">Nenhum e-mail. Os e-mails das compras de teste aparecem aqui.</p>`
  return layout(
    'Caixa de e-mails',
    html`<header>
        <h1>Caixa de e-mails</h1>
        <p>Sem servidor SMTP configurado, os e-mails não são enviados e ficam disponíveis nesta página.</p>
      </header>
      <main>${rows.length === 0 ? empty : html`<ol>${list}</ol>`}</main>
      ${pages > 1 ? pager(page, pages) : ''}`,
  )
}

function pager(page: number, pages: number): Html {
  return html`<nav aria-label="Páginas">
    ${page > 1 ? html`<a rel="prev" href="/dev/mailbox?page=${page - 1}">Mais recentes</a>` : html`<span></span>`}
    <span>Página ${page} de ${pages}</span>
    ${page < pages ? html`<a rel="next" href="/dev/mailbox?page=${page + 1}">Mais antigos</a>` : html`<span></span>`}
  </nav>`
}

/** The mail runs nothing and opens only links, each in a tab of its own: its frame is a sandbox without scripts or origin. */
function mailPage(mail: Mail): Html {
  return layout(
    mail.subject,
    html`<header>
        <a href="/dev/mailbox">Voltar para a caixa de e-mails</a>
        <h1>${mail.subject}</h1>
        <p>Para ${mail.recipient}, <time datetime="${mail.createdAt.toISOString()}">${time.format(mail.createdAt)}</time></p>
      </header>
      <main>
        <iframe title="Conteúdo do e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${inNewTabs(mail.html)}"></iframe>
        <details>
          <summary>Versão em texto</summary>
          <pre>${mail.text}</pre>
        </details>
      </main>`,
  )
}

function inNewTabs(mailHtml: string): string {
  const base = '<base target="_blank">'
  return mailHtml.includes('<head>') ? mailHtml.replace('<head>', `<head>${base}`) : base + mailHtml
}

function layout(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="robots" content="noindex">
        <title>${title}</title>
        <style>${plainPageStyle}</style>
      </head>
      <body>${body}</body>
    </html>`
}
