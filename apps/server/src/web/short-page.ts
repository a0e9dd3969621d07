import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Html, html } from '#kit/http/html.ts'

const shortStyle = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f6f5f1,#121310);color:light-dark(#1c1b18,#edece6);font:1rem/1.5 system-ui,sans-serif}main{padding:1.5rem;max-width:28rem;text-align:center}p{margin:0;color:light-dark(#6a665c,#a6a398)}h1{margin:.5rem 0 .25rem;font-size:1.375rem;line-height:1.25}a{display:inline-block;margin-top:1rem;padding:.625rem 0;color:inherit}label{display:block;margin-top:1rem}input{display:block;box-sizing:border-box;width:100%;margin-top:.25rem;padding:.625rem;border:1px solid light-dark(#8a8577,#7a786e);border-radius:.5rem;background:light-dark(#ffffff,#191a17);color:inherit;font:inherit;font-size:1.5rem;letter-spacing:.25em;text-align:center}button{margin-top:1rem;padding:.625rem 1.25rem;border:0;border-radius:.5rem;background:light-dark(#0b6b53,#46c29b);color:light-dark(#ffffff,#121310);font:inherit;cursor:pointer}`
const styleHash = createHash('sha256').update(shortStyle).digest('base64')

export const shortPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

/**
 * With no referrer at all a form would be sent without an origin, and refused as foreign. The full address is sent to
 * no other site.
 */
export const shortPageHeaders = {
  'content-security-policy': shortPagePolicy,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

export type ReadersLanguage = 'pt' | 'en' | 'es'

/** The browser's preferred language among those of buyers. */
export function readersLanguage({ headers }: FastifyRequest): ReadersLanguage {
  const wanted = headers['accept-language']?.slice(0, 2).toLowerCase()
  return wanted === 'en' || wanted === 'es' ? wanted : 'pt'
}

export const languageTags: Record<ReadersLanguage, string> = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' }

/** A short page in the tenant's name, with one action. */
export function shortPage({
  language,
  brand,
  title,
  text,
  action,
}: {
  language: ReadersLanguage
  brand: string
  title: string
  text: string
  action: Html
}): string {
  const body = html`<main><p>${brand}</p><h1>${title}</h1><p>${text}</p>${action}</main>`
  return unlistedPage({ language, brand, title, style: shortStyle, body })
}

/** A page in the tenant's name that search engines do not list. */
export function unlistedPage({
  language,
  brand,
  title,
  style,
  body,
}: {
  language: ReadersLanguage
  brand: string
  title: string
  style: string
  body: Html
}): string {
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${title} · ${brand}</title>
        <style>${{ markup: style }}</style>
      </head>
      <body>${body}</body>
    </html>`.markup
}
