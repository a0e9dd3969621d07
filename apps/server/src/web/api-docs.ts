import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { errorCodes } from '@balcao/domain/texts/error-codes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sdkPackage } from '#api/sdk-package.ts'
import { compressQuickly, takesBrotli } from '#kit/http/brotli.ts'
import { errorTexts } from '#kit/http/error-texts.ts'
import { html } from '#kit/http/html.ts'
import { apiRefusals } from '#rpc/rest/api-refusal.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { readersLanguage } from './short-page.ts'
import { viewerLabels } from './viewer-labels.ts'

const require = createRequire(import.meta.url)
const { version } = require('swagger-ui-dist/package.json') as { version: string }

const files = {
  'viewer.js': {
    path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript; charset=utf-8',
  },
  'viewer.css': { path: require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css; charset=utf-8' },
}

/** Called with every element of the viewer before it is shown: translates the viewer's own words for the reader. */
const translate = (labels: Record<string, string>) =>
  `({React})=>{const make=React.createElement,labels=${JSON.stringify(labels)},say=(word)=>typeof word==='string'&&Object.hasOwn(labels,word)?labels[word]:word;React.createElement=(kind,given,...inner)=>{if(typeof kind!=='string')return make(kind,given,...inner);const props={...given};for(const name of ['children','aria-label','placeholder','title'])if(name in props)props[name]=say(props[name]);return make(kind,props,...inner.map(say))};return {}}`
const viewer = (plugins = '') =>
  `SwaggerUIBundle({url:'/api/v1/openapi.json',dom_id:'#docs',deepLinking:true,persistAuthorization:false,displayRequestDuration:true,defaultModelsExpandDepth:0,docExpansion:'list',validatorUrl:null,plugins:[${plugins}]})`
const style = `body{margin:0;background:#fff;color-scheme:light}.swagger-ui .topbar{display:none}.swagger-ui .wrapper{max-width:72rem}.swagger-ui .info{margin:2rem 0 1rem}.swagger-ui :is(.markdown,.renderedMarkdown) code{color:#24332e;background:#f3f1ea;font-weight:400}.swagger-ui :is(.markdown,.renderedMarkdown) pre{padding:.75rem 1rem;overflow-x:auto;background:#f3f1ea;border-radius:8px}.swagger-ui :is(.markdown,.renderedMarkdown) pre code{padding:0;white-space:pre}.swagger-ui .info li,.swagger-ui .info p{line-height:1.55}.problems{max-width:72rem;margin:0 auto;padding:1rem 20px 4rem;color:#3b4151;font:.875rem/1.55 system-ui,sans-serif}.problems dl{display:grid;grid-template-columns:minmax(0,16rem) 3rem minmax(0,1fr);gap:.5rem 1rem}.problems dt{font-family:monospace;overflow-wrap:anywhere}.problems dd{margin:0}.problems :target{background:#fbf0c9}@media(max-width:40rem){.problems dl{grid-template-columns:minmax(0,1fr) 3rem}.problems dd+dd{grid-column:1/-1;padding-bottom:.5rem}}header{padding:.75rem 1.25rem;border-bottom:1px solid #e4e1d8;font:600 1rem/1.5 system-ui,sans-serif;display:flex;gap:1rem;justify-content:space-between}header a{color:#0b6b53}`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const texts = {
  pt: {
    lang: 'pt-BR',
    title: 'Documentação da API',
    console: 'Chaves de API',
    problems: 'Códigos de erro',
    script: viewer(translate(viewerLabels)),
    style: `${style}.swagger-ui .parameter__name.required:after{content:"obrigatório"}`,
  },
  en: {
    lang: 'en',
    title: 'API documentation',
    console: 'Keys and API',
    problems: 'Error codes',
    script: viewer(),
    style,
  },
}

/** The viewer writes style attributes of its own; scripts and calls stay on this host. */
const policy = `default-src 'none'; script-src 'self' ${hashOf(texts.pt.script)} ${hashOf(texts.en.script)}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** The document of the public API as a page, where calls can be tried with a key. */
export async function apiDocs(
  server: FastifyInstance,
  { brandOf }: { brandOf: BrandDirectory },
): Promise<void> {
  server.get('/api/docs', { exposeHeadRoute: false }, async (request, reply) => {
    const language = readersLanguage(request) === 'en' ? 'en' : 'pt'
    const text = texts[language]
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
              <style>${{ markup: text.style }}</style>
            </head>
            <body>
              <header><span>${name}</span><a href="/platform/api-keys">${text.console}</a></header>
              <main id="docs"></main>
              <section class="problems">
                <h2 id="problems">${text.problems}</h2>
                <dl>${problemsIn(language).map(
                  ({ code, status, title }) =>
                    html`<dt id="${code}">${code}</dt>
                      <dd>${status}</dd>
                      <dd>${title}</dd>`,
                )}</dl>
              </section>
              <script src="/api/docs/viewer.js?v=${version}"></script>
              <script>${{ markup: text.script }}</script>
            </body>
          </html>`.markup,
      )
  })
  server.get('/api/docs/sdk.tgz', { exposeHeadRoute: false }, async (_, reply) => {
    packed ??= sdkPackage()
    return reply
      .type('application/gzip')
      .header('cache-control', 'no-cache')
      .send(await packed)
  })
  for (const [name, file] of Object.entries(files))
    server.get(`/api/docs/${name}`, { exposeHeadRoute: false }, (request, reply) =>
      sendFile(request, reply, file),
    )
}

let packed: Promise<Buffer> | undefined

/** Every code of a problem; its `type` links here. */
function problemsIn(language: 'pt' | 'en') {
  const own = Object.entries(apiRefusals).map(([code, { status, title }]) => ({
    code,
    status,
    title: title[language],
  }))
  const others = Object.entries(errorCodes).map(([code, { httpStatus }]) => ({
    code,
    status: httpStatus,
    title: errorTexts[language][code as keyof typeof errorCodes],
  }))
  return [...own, ...others].toSorted((one, other) => (one.code < other.code ? -1 : 1))
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
