import { readFile } from 'node:fs/promises'
import { AppError } from '@balcao/domain/texts/app-error'
import type { CardChallenge } from '@balcao/providers/results'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { payments } from '#db/schema/payments.ts'
import { findFraming } from '#modules/checkout/find-framing.ts'
import { isChallengeOpen } from '#modules/payments/core/is-challenge-open.ts'
import { isBuyer } from '#modules/payments/views/payment-viewer.ts'
import { inScope } from '#scope.ts'
import { viewerOf } from './viewer-of.ts'

type ChallengeRenderer = {
  assetsFromManifest(manifest: unknown): unknown
  renderChallengeFrame(challenge: CardChallenge, assets: unknown): { html: string; styleHashes: string[] }
}

const renderedFolder = new URL('../../../checkout/dist/', import.meta.url)

/**
 * The page between a payment's page and the page of the card's bank: it posts the buyer's confirmation (3-D Secure)
 * into a frame of its own. A bank redirects to hosts that are not known beforehand, so this page may frame any https
 * host. The payment's page, where the buyer reads what to do, may frame this page only. This page contains no data of
 * the buyer, and is shown to the buyer only.
 */
export async function challengeFrame(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const renderer: ChallengeRenderer = await import(new URL('server/entry-server.js', renderedFolder).href)
  const assets = renderer.assetsFromManifest(
    JSON.parse(await readFile(new URL('client/.vite/manifest.json', renderedFolder), 'utf8')),
  )

  server.get<{ Params: { paymentId: string } }>('/checkout/challenge/:paymentId', async (request, reply) => {
    const { paymentId } = request.params
    if (!z.uuid().safeParse(paymentId).success) throw new AppError('payment_not_found')
    const viewer = await viewerOf(app, request)
    const { challenge, sites } = await inScope(app, request.platformId, async (scope) => {
      const [payment] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId))
      if (!payment?.challenge || !isChallengeOpen(payment) || !(await isBuyer(scope, viewer, payment)))
        throw new AppError('payment_not_found')
      return { challenge: payment.challenge, ...(await findFraming(scope, paymentId)) }
    })
    const { html, styleHashes } = renderer.renderChallengeFrame(challenge, assets)
    const bank = new URL(challenge.url).origin
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${styleHashes.join(' ')}`,
      `frame-src ${bank} https:`,
      `form-action ${bank} https:`,
      // A browser checks every page around the frame, so the sites around a framed checkout are named as well.
      `frame-ancestors ${["'self'", ...sites].join(' ')}`,
      "base-uri 'none'",
    ]
    return reply
      .removeHeader('x-frame-options')
      .headers({
        'content-security-policy': policy.join('; '),
        'referrer-policy': 'strict-origin',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
