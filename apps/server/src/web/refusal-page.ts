import type { ErrorCode } from '@balcao/domain/texts/error-codes'
import type { FastifyRequest } from 'fastify'
import { errorTexts } from '#kit/http/error-texts.ts'
import { html } from '#kit/http/html.ts'
import type { Brand } from './brand-directory.ts'
import { readersLanguage, shortPage } from './short-page.ts'

const languages = {
  pt: {
    missing: 'Página não encontrada',
    missingText: 'O endereço pode ter sido alterado ou o link está incompleto.',
    failed: 'Ocorreu um erro',
    unopened: 'Nenhuma plataforma criada',
    home: 'Ir para o início',
  },
  en: {
    missing: 'Page not found',
    missingText: 'The address may have changed, or the link is incomplete.',
    failed: 'Something went wrong',
    unopened: 'No platform yet',
    home: 'Go to the home page',
  },
  es: {
    missing: 'Página no encontrada',
    missingText: 'La dirección puede haber cambiado o el enlace está incompleto.',
    failed: 'Ocurrió un error',
    unopened: 'Ninguna plataforma creada',
    home: 'Ir al inicio',
  },
}

const openPlatformCommand = 'npm run balcao -- platform create'

/** Whether the answer is for a person: a browser that requested a page, not a script that reads JSON. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

/** A refusal as a page, in the tenant's name and the reader's language, with a way out. */
export function refusalPage(
  code: ErrorCode,
  request: FastifyRequest,
  { name: brand }: Pick<Brand, 'name'>,
): string {
  const language = readersLanguage(request)
  const { missing, missingText, failed, unopened, home } = languages[language]
  const page = { language, brand, text: errorTexts[language][code] }
  if (code === 'platform_missing')
    return shortPage({ ...page, title: unopened, action: html`<p><code>${openPlatformCommand}</code></p>` })
  const said = code === 'not_found' ? { title: missing, text: missingText } : { title: failed }
  return shortPage({ ...page, ...said, action: html`<a href="/">${home}</a>` })
}
