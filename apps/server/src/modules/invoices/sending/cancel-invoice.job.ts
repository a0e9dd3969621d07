import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { invariant } from '#kit/invariant.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { announceInvoice } from '#modules/invoices/announce-invoice.ts'
import { writeCancellation } from '#modules/invoices/dps/write-cancellation.ts'
import { openCertificate } from '#modules/invoices/profile/certificate.ts'
import { findFiscalProfile } from '#modules/invoices/profile/fiscal-profile.ts'
import { issuerObstacle } from '#modules/invoices/profile/issuer-obstacle.ts'
import { inScope, type Scope } from '#scope.ts'
import { mailRefusal } from './mail-refusal.ts'
import { type DeskAnswer, environmentOf, nationalDesk } from './national-desk.ts'
import { lockInvoice, note } from './prepare-invoice.ts'

/** Cancels one issued invoice. A run after a missing answer first reads whether the invoice is cancelled. */
export const cancelInvoiceJob = defineJob({
  name: 'cancel-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  triesMax: 25,
  run: async (app, { platformId, invoiceId }) => {
    const prepared = await inScope(app, platformId, (scope) => prepareCancellation(scope, invoiceId))
    if (!prepared) return
    const { accessKey, cancelXml, mayBeSent, certificate } = prepared
    const desk = nationalDesk(app, platformId, certificate)
    const before: DeskAnswer<boolean> = mayBeSent
      ? await desk.findCancellation(accessKey)
      : { kind: 'missing' }
    let outcome = before.kind === 'missing' ? await desk.cancel(accessKey, cancelXml) : before
    // A refusal may mean that the invoice is cancelled already, by another run or on the tax authority's own page.
    if (outcome.kind === 'refused') {
      const found = await desk.findCancellation(accessKey)
      if (found.kind === 'done') outcome = found
    }
    const answer = outcome
    await inScope(app, platformId, (scope) => recordCancellation(scope, invoiceId, answer))
    if (answer.kind === 'unclear' || answer.kind === 'missing')
      throw new Error('The tax authority did not answer about a cancellation')
  },
})

async function prepareCancellation(scope: Scope, invoiceId: string) {
  const { app, platformId, now } = scope
  const invoice = await lockInvoice(scope, invoiceId)
  if (invoice?.state !== 'CANCELING' || invoice.accessKey === null) return null
  const profile = await findFiscalProfile(scope, invoice.sellerId)
  const { document } = await getUser(scope, invoice.sellerId)
  const obstacle = issuerObstacle(profile, document, now)
  if (obstacle !== null) {
    await note(scope, invoice, { state: 'ISSUED', obstacle })
    return null
  }
  invariant(profile?.certificate && document, 'a seller without a certificate is an obstacle')
  const certificate = openCertificate(app, profile, profile.certificate)
  const { accessKey } = invoice
  const cancelXml =
    invoice.cancelXml ??
    writeCancellation(
      {
        environment: environmentOf(app, platformId),
        at: now,
        cnpj: document,
        accessKey,
        reason: invoice.withdrawnAt
          ? 'Venda reembolsada ao comprador.'
          : 'Cancelamento solicitado pelo emitente.',
      },
      certificate.signer,
    )
  if (invoice.cancelXml === null) await note(scope, invoice, { cancelXml, obstacle: null })
  return { accessKey, cancelXml, mayBeSent: invoice.cancelXml !== null, certificate }
}

async function recordCancellation(
  scope: Scope,
  invoiceId: string,
  answer: DeskAnswer<boolean>,
): Promise<void> {
  const invoice = await lockInvoice(scope, invoiceId)
  if (invoice?.state !== 'CANCELING') return
  if (answer.kind === 'done') {
    await note(scope, invoice, { state: 'CANCELED', canceledAt: scope.now })
    await announceInvoice(scope, 'invoice.canceled', invoiceId)
  }
  if (answer.kind === 'refused') {
    const { code, text } = answer
    await note(scope, invoice, { state: 'ISSUED', refusalCode: code, refusalText: text })
    await mailRefusal(scope, invoice, { what: 'CANCELLATION', code, text })
  }
}
