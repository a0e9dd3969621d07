import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { signatureOf } from '#modules/invoices/dps/sign-xml.ts'
import { inScope } from '#scope.ts'
import { type IssueOutcome, type NationalDesk, nationalDesk } from './national-desk.ts'
import { type PreparedInvoice, prepareInvoice } from './prepare-invoice.ts'
import { recordIssue } from './record-issue.ts'

/**
 * Issues one invoice. The declaration is stored before it is sent, and the tax authority knows it by its id: a run after
 * a crash or a missing answer first reads what has become of it.
 */
export const issueInvoiceJob = defineJob({
  name: 'issue-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  triesMax: 25,
  run: async (app, { platformId, invoiceId }) => {
    const prepared = await inScope(app, platformId, (scope) => prepareInvoice(scope, invoiceId))
    if (!prepared) return
    const outcome = await send(nationalDesk(app, platformId, prepared.certificate), prepared)
    await inScope(app, platformId, (scope) => recordIssue(scope, invoiceId, prepared.dpsId, outcome))
    if (outcome.kind === 'unclear') throw new Error(`The tax authority did not answer: ${outcome.why}`)
  },
})

/** The declaration's number has become an invoice already. */
const declaredBefore = 'E0014'

async function send(
  desk: NationalDesk,
  { dpsId, dpsXml, mayBeSent }: PreparedInvoice,
): Promise<IssueOutcome> {
  if (mayBeSent) {
    const before = await findOwn(desk, dpsId, dpsXml)
    if (before.kind !== 'missing') return before
  }
  const answer = await desk.submit(dpsXml)
  if (answer.kind === 'refused' && answer.code === declaredBefore) return findOwn(desk, dpsId, dpsXml)
  return answer.kind === 'missing' ? { kind: 'unclear', why: 'the desk was not found' } : answer
}

/** The invoice of this very declaration: another program of the company may have used the number for another sale. */
async function findOwn(desk: NationalDesk, dpsId: string, dpsXml: string): Promise<IssueOutcome> {
  const key = await desk.findByDps(dpsId)
  if (key.kind !== 'done') return key
  const invoice = await desk.readInvoice(key.found)
  if (invoice.kind === 'missing') return { kind: 'unclear', why: 'the invoice was not found' }
  if (invoice.kind !== 'done') return invoice
  return invoice.found.includes(signatureOf(dpsXml))
    ? { kind: 'done', found: { accessKey: key.found, invoiceXml: invoice.found } }
    : { kind: 'number_taken' }
}
