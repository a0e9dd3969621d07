import { createHash } from 'node:crypto'
import { readLessonText, type TextBlock, type TextPiece } from '@balcao/domain/delivery/lesson-text'
import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { type Html, html } from '#kit/http/html.ts'
import { lockedDown } from '#kit/storage/locked-down.ts'
import { checkCertificate } from '#modules/courses/certificates/check-certificate.ts'
import { drawCertificate } from '#modules/courses/certificates/draw-certificate.ts'
import { getSample } from '#modules/courses/samples/get-sample.ts'
import { openSampleFile } from '#modules/courses/samples/open-sample-file.ts'
import { inReplicaScope, inScope } from '#scope.ts'
import type { BrandDirectory } from './brand-directory.ts'
import { sendRange } from './media.ts'
import { plainPageStyle } from './plain-page-style.ts'
import { languageTags, type ReadersLanguage, readersLanguage, unlistedPage } from './short-page.ts'

const style = `${plainPageStyle.markup}
.box { border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); padding: 1.25rem; margin: 1rem 0; overflow-wrap: anywhere; }
.box h2 { margin-top: 0; }
.box h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.375rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; }
.closed { color: var(--soft); }
.buy { display: inline-block; padding: 0.625rem 1.25rem; border-radius: 0.5rem; background: light-dark(#0b6b53, #46c29b); color: light-dark(#ffffff, #121310); text-decoration: none; }
video, audio { width: 100%; }
.video { width: 100%; aspect-ratio: 16 / 9; border: 0; }
.box ul, .box ol { margin: 0.5rem 0; padding-inline-start: 1.25rem; border: 0; border-radius: 0; background: none; list-style: revert; }
.box li + li { border-top: 0; }
.box li a { display: inline; padding: 0; color: var(--link); text-decoration: underline; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

type Texts = {
  certificate: string
  valid: string
  ended: string
  unknown: string
  student: string
  course: string
  by: string
  lessons: string
  issued: string
  code: string
  download: string
  sample: string
  file: string
  buy: string
  closed: string
  quiz: string
}

const texts: Record<ReadersLanguage, Texts> = {
  pt: {
    certificate: 'Certificado de conclusão',
    valid: 'Este certificado é válido.',
    ended: 'Este certificado não é mais válido.',
    unknown: 'Certificado não encontrado. Confira o código.',
    student: 'Aluno',
    course: 'Curso',
    by: 'Oferecido por',
    lessons: 'Aulas',
    issued: 'Emitido em',
    code: 'Código',
    download: 'Baixar PDF',
    sample: 'Aulas de amostra',
    file: 'Abrir o arquivo',
    buy: 'Comprar o curso',
    closed: 'para alunos',
    quiz: 'O teste é aberto aos alunos.',
  },
  en: {
    certificate: 'Certificate of completion',
    valid: 'This certificate is valid.',
    ended: 'This certificate is no longer valid.',
    unknown: 'Certificate not found. Check the code.',
    student: 'Student',
    course: 'Course',
    by: 'Offered by',
    lessons: 'Lessons',
    issued: 'Issued on',
    code: 'Code',
    download: 'Download PDF',
    sample: 'Sample lessons',
    file: 'Open the file',
    buy: 'Buy the course',
    closed: 'for students',
    quiz: 'The quiz is open to students.',
  },
  es: {
    certificate: 'Certificado de finalización',
    valid: 'Este certificado es válido.',
    ended: 'Este certificado ya no es válido.',
    unknown: 'Certificado no encontrado. Revisa el código.',
    student: 'Alumno',
    course: 'Curso',
    by: 'Ofrecido por',
    lessons: 'Clases',
    issued: 'Emitido el',
    code: 'Código',
    download: 'Descargar PDF',
    sample: 'Clases de muestra',
    file: 'Abrir el archivo',
    buy: 'Comprar el curso',
    closed: 'para alumnos',
    quiz: 'La prueba está abierta a los alumnos.',
  },
}
/** Slow enough against guessing codes, fast enough for an office that checks a pile of certificates. */
const checkLimit = { name: 'certificate', perMinute: 30, burst: 30 }
const sampleLimit = { name: 'sample', perMinute: 60, burst: 60 }
/** Each answer has up to two megabytes, and several people in one network may watch a film. */
const sampleFileLimit = { name: 'sample file', perMinute: 120, burst: 240 }

type CoursePages = { app: App; brandOf: BrandDirectory }

/** Pages about courses for anybody: the check of a certificate, and the sample lessons of a product. */
export async function coursePages(server: FastifyInstance, { app, brandOf }: CoursePages): Promise<void> {
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'`
  const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' }
  const check = (request: FastifyRequest, code: string) => {
    app.limits.spend(checkLimit, addressNetwork(request.ip))
    return inScope(app, request.platformId, (scope) => checkCertificate(scope, code))
  }
  const codeOf = (request: FastifyRequest) => (request.params as { code: string }).code

  server.get('/certificado/:code', async (request, reply) => {
    const [found, { name: brand }] = await Promise.all([
      check(request, codeOf(request)),
      brandOf(request.platformId),
    ])
    const language = readersLanguage(request)
    const text = texts[language]
    const row = (term: string, value: string | number) => html`<dt>${term}</dt><dd>${value}</dd>`
    const body =
      found === null
        ? html`<p class="box" role="status">${text.unknown}</p>`
        : html`<section class="box">
            <h2 role="status">${found.isValid ? text.valid : text.ended}</h2>
            <dl>
              ${row(text.student, found.studentName)}
              ${row(text.course, found.courseName)}
              ${row(text.by, found.sellerName)}
              ${row(text.lessons, found.lessons)}
              ${row(text.issued, found.issuedAt.toLocaleDateString(languageTags[language], { timeZone: 'America/Sao_Paulo' }))}
              ${row(text.code, found.code)}
            </dl>
          </section>
          ${found.isValid ? [html`<p><a href="/certificado/${found.code}/pdf">${text.download}</a></p>`] : []}`
    return reply
      .code(found === null ? 404 : 200)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(pageOf({ language, brand, title: text.certificate, body }))
  })

  server.get('/certificado/:code/pdf', async (request, reply) => {
    const [found, { name: brand }] = await Promise.all([
      check(request, codeOf(request)),
      brandOf(request.platformId),
    ])
    if (!found?.isValid) throw new AppError('not_found')
    const checkUrl = `${request.host}/certificado/${found.code}`
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="certificado-${found.code}.pdf"`,
      })
      .type('application/pdf')
      .send(drawCertificate(found, { brand, checkUrl }))
  })

  server.get('/amostra/:productId', async (request, reply) => {
    app.limits.spend(sampleLimit, addressNetwork(request.ip))
    const productId = z.uuid().safeParse((request.params as { productId: string }).productId)
    if (!productId.success) throw new AppError('not_found')
    const [sample, { name: brand }] = await Promise.all([
      inReplicaScope(app, request.platformId, (scope) => getSample(scope, productId.data)),
      brandOf(request.platformId),
    ])
    if (!sample) throw new AppError('not_found')
    const lessons = sample.modules.flatMap((module) => module.lessons)
    const hasFrame = lessons.some((lesson) => typeof lesson.sample?.embedUrl === 'string')
    const language = readersLanguage(request)
    const text = texts[language]
    const body = html`<p>${sample.sellerName} · ${text.sample}</p>
      ${sample.modules.map(
        (module) => html`<section class="box">
          <h2>${module.title}</h2>
          ${module.lessons.map((lesson) =>
            lesson.sample === null
              ? html`<p class="closed">${lesson.title} · ${text.closed}</p>`
              : html`<article><h3>${lesson.title}</h3>${sampleOf(lesson.title, lesson.sample, `/amostra/${productId.data}/${lesson.id}`, text)}</article>`,
          )}
        </section>`,
      )}
      ${sample.offerId === null ? [] : [html`<p><a class="buy" href="/checkout/${sample.offerId}">${text.buy}</a></p>`]}`
    return reply
      .headers({ ...headers, ...(hasFrame && { 'content-security-policy': `${policy}; frame-src 'self'` }) })
      .type('text/html; charset=utf-8')
      .send(pageOf({ language, brand, title: sample.name, body }))
  })

  server.get('/amostra/:productId/:lessonId', { exposeHeadRoute: false }, async (request, reply) => {
    app.limits.spend(sampleFileLimit, addressNetwork(request.ip))
    const asked = z.strictObject({ productId: z.uuid(), lessonId: z.uuid() }).safeParse(request.params)
    if (!asked.success) throw new AppError('not_found')
    const file = await inReplicaScope(app, request.platformId, (scope) => openSampleFile(scope, asked.data))
    reply.headers({ ...lockedDown, 'cache-control': 'private, no-store' })
    if ('url' in file) return reply.redirect(file.url)
    return sendRange(app, reply, file.key, { sizeBytes: file.sizeBytes, header: request.headers.range })
  })
}

type Sample = { kind: string; body: string; hasFile: boolean; embedUrl: string | null }

function sampleOf(
  title: string,
  { kind, body, hasFile, embedUrl }: Sample,
  fileUrl: string,
  text: Texts,
): Html {
  const file =
    embedUrl !== null
      ? [
          html`<iframe class="video" src="${embedUrl}" title="${title}" allow="fullscreen; picture-in-picture; encrypted-media" loading="lazy"></iframe>`,
        ]
      : !hasFile
        ? []
        : kind === 'VIDEO'
          ? [html`<video controls preload="metadata" src="${fileUrl}"></video>`]
          : kind === 'AUDIO'
            ? [html`<audio controls preload="metadata" src="${fileUrl}"></audio>`]
            : [html`<p><a href="${fileUrl}">${text.file}</a></p>`]
  return html`${file}${readLessonText(body).map(drawBlock)}${kind === 'QUIZ' ? [html`<p>${text.quiz}</p>`] : []}`
}

function drawBlock({ kind, lines }: TextBlock): Html {
  if (kind === 'heading') return html`<h3>${lines.flat().map(drawPiece)}</h3>`
  if (kind === 'bullets') return html`<ul>${lines.map((line) => html`<li>${line.map(drawPiece)}</li>`)}</ul>`
  if (kind === 'numbers') return html`<ol>${lines.map((line) => html`<li>${line.map(drawPiece)}</li>`)}</ol>`
  return html`<p>${lines.map((line, index) => html`${index === 0 ? [] : [html`<br>`]}${line.map(drawPiece)}`)}</p>`
}

function drawPiece(piece: TextPiece): Html {
  if ('url' in piece) return html`<a href="${piece.url}" rel="noopener noreferrer nofollow">${piece.text}</a>`
  if (piece.style === 'strong') return html`<strong>${piece.text}</strong>`
  if (piece.style === 'emphasis') return html`<em>${piece.text}</em>`
  return html`${piece.text}`
}

type CoursePage = { language: ReadersLanguage; brand: string; title: string; body: Html }

function pageOf({ body, ...page }: CoursePage): string {
  const framed = html`<header><p>${page.brand}</p><h1>${page.title}</h1></header><main>${body}</main>`
  return unlistedPage({ ...page, style, body: framed })
}
