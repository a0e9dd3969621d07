import { createHash } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { type LegalTextKind, legalTextKinds, legalTextPaths } from '@balcao/domain/texts/legal-texts'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { type Html, html } from '#kit/http/html.ts'
import { findLegalText } from '#modules/platforms/legal/find-legal-text.ts'
import { inReplicaScope } from '#scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { plainPageStyle } from './plain-page-style.ts'
import { languageTags, type ReadersLanguage, readersLanguage } from './short-page.ts'

const styleHash = createHash('sha256').update(plainPageStyle.markup).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`

type Texts = { titles: Record<LegalTextKind, string>; version: (version: number, day: string) => string }

const texts: Record<ReadersLanguage, Texts> = {
  pt: {
    titles: {
      SELLER_TERMS: 'Termos de uso para vendedores',
      BUYER_TERMS: 'Termos de compra',
      PRIVACY: 'Política de privacidade',
    },
    version: (version, day) => `Versão ${version}, em vigor desde ${day}`,
  },
  en: {
    titles: {
      SELLER_TERMS: 'Terms of use for sellers',
      BUYER_TERMS: 'Terms of purchase',
      PRIVACY: 'Privacy policy',
    },
    version: (version, day) => `Version ${version}, in force since ${day}`,
  },
  es: {
    titles: {
      SELLER_TERMS: 'Términos de uso para vendedores',
      BUYER_TERMS: 'Términos de compra',
      PRIVACY: 'Política de privacidad',
    },
    version: (version, day) => `Versión ${version}, vigente desde ${day}`,
  },
}

/** Published texts of a platform as pages without scripts. Unpublished texts are not found. */
export async function legalPages(
  server: FastifyInstance,
  { app, brandOf }: { app: App; brandOf: BrandDirectory },
): Promise<void> {
  for (const kind of legalTextKinds)
    server.get(legalTextPaths[kind], async (request, reply) => {
      const [published, { name: brand }] = await Promise.all([
        inReplicaScope(app, request.platformId, (scope) => findLegalText(scope, kind)),
        brandOf(request.platformId),
      ])
      if (!published) throw new AppError('not_found')
      const language = readersLanguage(request)
      const { titles, version } = texts[language]
      const since = published.publishedAt.toLocaleDateString(languageTags[language], {
        timeZone: 'America/Sao_Paulo',
      })
      const page = html`<!doctype html>
        <html lang="${languageTags[language]}">
          <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>${titles[kind]} · ${brand}</title>
            <style>${plainPageStyle}</style>
          </head>
          <body>
            <header>
              <p>${brand}</p>
              <h1>${titles[kind]}</h1>
              <p>${version(published.version, since)}</p>
            </header>
            <main lang="pt-BR">${blocksOf(published.body)}</main>
          </body>
        </html>`
      return reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(page.markup)
    })
}

/** A line that begins with "# " is a heading; an empty line, or a heading, ends a paragraph. */
function blocksOf(body: string): Html[] {
  const blocks: Html[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push(html`<p>${paragraph.join(' ')}</p>`)
    paragraph = []
  }
  for (const line of body.split('\n').map((text) => text.trim())) {
    const isHeading = line.startsWith('# ')
    if (isHeading || line === '') endParagraph()
    if (isHeading) blocks.push(html`<h2>${line.slice(2)}</h2>`)
    else if (line !== '') paragraph.push(line)
  }
  endParagraph()
  return blocks
}
