import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressQuickly, takesBrotli } from '#kit/http/brotli.ts'
import { html } from '#kit/http/html.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { readersLanguage } from './short-page.ts'

const require = createRequire(import.meta.url)
const { version } = require('swagger-ui-dist/package.json') as { version: string }

const files = {
  'viewer.js': {
    path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript; charset=utf-8',
  },
  'viewer.css': { path: require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css; charset=utf-8' },
}

const script = `SwaggerUIBundle({url:'/api/v1/openapi.json',dom_id:'#docs',deepLinking:true,persistAuthorization:false,displayRequestDuration:true,defaultModelsExpandDepth:0,docExpansion:'list',validatorUrl:null})`
const style = `body{margin:0;background:#fff;color-scheme:light}.swagger-ui .topbar{display:none}.swagger-ui .wrapper{max-width:72rem}.swagger-ui .info{margin:2rem 0 1rem}header{padding:.75rem 1.25rem;border-bottom:1px solid #e4e1d8;font:600 1rem/1.5 system-ui,sans-serif;display:flex;gap:1rem;justify-content:space-between}header a{color:#0b6b53}`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The viewer writes style attributes of its own; scripts and calls stay on this host. */
const policy = `default-src 'none'; script-src 'self' ${hashOf(script)}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

const texts = {
  pt: { lang: 'pt-BR', title: 'Documentação da API', console: 'Chaves de API' },
  en: { lang: 'en', title: 'API documentation', console: 'Keys and API' },
}

/** The document of the public API as a page, where calls can be tried with a key. */
export async function apiDocs(
  server: FastifyInstance,
  { brandOf }: { brandOf: BrandDirectory },
): Promise<void> {
  server.get('/api/docs', { exposeHeadRoute: false }, async (request, reply) => {
    const text = texts[readersLanguage(request) === 'en' ? 'en' : 'pt']
    const { name } = await brandOf(request.platformId)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'accept-language' })
      .send(
        html`<!doctype html>
          <html lang="${text.lang}">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <title>${text.title} · ${name}</title>
              <link rel="stylesheet" href="/api/docs/viewer.css?v=${version}">
              <style>${{ markup: style }}</style>
            </head>
            <body>
              <header><span>${name}</span><a href="/platform/api-keys">${text.console}</a></header>
              <main id="docs"></main>
              <script src="/api/docs/viewer.js?v=${version}"></script>
              <script>${{ markup: script }}</script>
            </body>
          </html>`.markup,
      )
  })
  for (const [name, file] of Object.entries(files))
    server.get(`/api/docs/${name}`, { exposeHeadRoute: false }, (request, reply) =>
      sendFile(request, reply, file),
    )
}

const compressed = new Map<string, Promise<Buffer>>()

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type }: { path: string; type: string },
): Promise<FastifyReply> {
  reply
    .type(type)
    .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
  if (!takesBrotli(request.headers)) return reply.send(await readFile(path))
  const body = compressed.get(path) ?? readFile(path).then((content) => compressQuickly(content))
  compressed.set(path, body)
  return reply.header('content-encoding', 'br').send(await body)
}
