import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { signatureOf } from '#modules/invoices/dps/sign-xml.ts'
import { referenceOf } from '#modules/invoices/dps/write-dps.ts'
import { inScope } from '#scope.ts'
import { type IssueOutcome, type NationalDesk, nationalDesk } from './national-desk.ts'
import { type PreparedInvoice, prepareInvoice } from './prepare-invoice.ts'
import { numberTaken, recordIssue } from './record-issue.ts'

/**
 * Issues one invoice. The declaration is stored before it is sent, and the tax authority finds it by its id: a run after
 * a crash or a missing answer first reads whether the declaration has become an invoice.
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

async function send(
  desk: NationalDesk,
  { dpsId, dpsXml, mayBeSent }: PreparedInvoice,
): Promise<IssueOutcome> {
  if (mayBeSent) {
    const before = await findOwn(desk, dpsId, dpsXml)
    if (before.kind !== 'missing') return before
  }
  const answer = await desk.submit(dpsXml)
  if (answer.kind === 'refused' && answer.code === numberTaken) {
    const declared = await findOwn(desk, dpsId, dpsXml)
    return declared.kind === 'missing'
      ? { kind: 'unclear', why: 'the declared invoice is missing' }
      : declared
  }
  return answer.kind === 'missing' ? { kind: 'unclear', why: 'the desk was not found' } : answer
}

/**
 * Finds the invoice of this very sale. The number may belong to an invoice of another program of the company.
 * A refused query says nothing about the declaration.
 */
async function findOwn(
  desk: NationalDesk,
  dpsId: string,
  dpsXml: string,
): Promise<IssueOutcome | { kind: 'missing' }> {
  const key = await desk.findByDps(dpsId)
  if (key.kind === 'refused') return { kind: 'unclear', why: key.text }
  if (key.kind !== 'done') return key
  const invoice = await desk.readInvoice(key.found)
  if (invoice.kind === 'unclear') return invoice
  if (invoice.kind !== 'done') return { kind: 'unclear', why: 'the invoice could not be read' }
  return isOfSale(invoice.found, dpsXml)
    ? { kind: 'done', found: { accessKey: key.found, invoiceXml: invoice.found } }
    : { kind: 'number_taken' }
}

/** Whether an invoice is about the declared sale: it contains our signature or, after an earlier declaration, the order's code. */
function isOfSale(invoiceXml: string, dpsXml: string): boolean {
  return [signatureOf(dpsXml), referenceOf(dpsXml)].some((mark) => mark !== '' && invoiceXml.includes(mark))
}
