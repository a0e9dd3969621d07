import { createHash } from 'node:crypto'
import type { ErrorCode } from '@balcao/domain/error-codes'
import { errorTexts as english } from '@balcao/domain/error-texts/en-us'
import { errorTexts as spanish } from '@balcao/domain/error-texts/es-es'
import { errorTexts as portuguese } from '@balcao/domain/error-texts/pt-br'
import type { FastifyRequest } from 'fastify'
import { html } from '../kit/http/html.ts'
import type { Brand } from './brand-directory.ts'

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f6f5f1,#121310);color:light-dark(#1c1b18,#edece6);font:1rem/1.5 system-ui,sans-serif}main{padding:1.5rem;max-width:28rem;text-align:center}p{margin:0;color:light-dark(#6a665c,#a6a398)}h1{margin:.5rem 0 .25rem;font-size:1.375rem;line-height:1.25}a{display:inline-block;margin-top:1rem;padding:.625rem 0;color:inherit}`
const styleHash = createHash('sha256').update(style).digest('base64')

export const refusalPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`

const languages = {
  pt: {
    tag: 'pt-BR',
    texts: portuguese,
    missing: 'Página não encontrada',
    failed: 'Algo deu errado',
    home: 'Ir para o início',
  },
  en: {
    tag: 'en',
    texts: english,
    missing: 'Page not found',
    failed: 'Something went wrong',
    home: 'Go to the home page',
  },
  es: {
    tag: 'es',
    texts: spanish,
    missing: 'Página no encontrada',
    failed: 'Algo salió mal',
    home: 'Ir al inicio',
  },
}

/** Whether a person looks at the answer: a browser that asked for a page, not a script that reads JSON. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

/** A refusal as a page, in the tenant's name and the reader's language, with a way out. */
export function refusalPage(
  code: ErrorCode,
  { headers }: FastifyRequest,
  { name }: Pick<Brand, 'name'>,
): string {
  const wanted = headers['accept-language']?.slice(0, 2).toLowerCase()
  const { tag, texts, missing, failed, home } = languages[wanted === 'en' || wanted === 'es' ? wanted : 'pt']
  const isMissing = code === 'not_found'
  return html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${isMissing ? missing : failed} · ${name}</title>
        <style>${{ markup: style }}</style>
      </head>
      <body>
        <main>
          <p>${name}</p>
          <h1>${isMissing ? missing : failed}</h1>
          <p>${texts[code]}</p>
          <a href="/">${home}</a>
        </main>
      </body>
    </html>`.markup
}
