import { randomUUID } from 'node:crypto'
import { sellerPapers, usualPaperRules } from '@balcao/domain/people/seller-profile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { paperRulesInput } from '#modules/platforms/settings/paper-rules.input.ts'
import { savePaperRules } from '#modules/platforms/settings/save-paper-rules.ts'
import { inScope } from '#scope.ts'
import { aCashier } from '#test/a-cashier.ts'
import { anUpload } from '#test/an-upload.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { listDocumentQueue } from './list-document-queue.ts'
import { listPapers } from './list-papers.ts'
import { listPapersOfSeller } from './list-papers-of-seller.ts'
import { readDocument, readOwnDocument } from './read-document.ts'
import { approveDocument, refuseDocument } from './review-document.ts'
import { sendDocument } from './send-document.ts'

let world: TestServer
let neighbourId: string

beforeAll(async () => {
  world = await createTestServer()
  neighbourId = randomUUID()
  await inScope(world.app, neighbourId, (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
})
afterAll(() => world.stop())

type Paper = Parameters<typeof sendDocument>[1]['paper']

/** A seller, a natural person by default, with functions to send documents. */
async function aSeller({ platformId = world.platformId, document = '52998224725' } = {}) {
  const ground = { app: world.app, platformId }
  const person = await inScope(world.app, platformId, (scope) => aPerson(scope, { document }))
  const call = callAs(ground, { userId: person.id, role: 'SELLER' })
  return {
    ...person,
    call,
    papers: () => call((caller) => listPapers(caller, person.id), undefined),
    upload: (contentType: 'image/png' | 'application/pdf' = 'image/png') =>
      anUpload(ground, { userId: person.id, purpose: 'SELLER_DOCUMENT', contentType }),
    async send(paper: Paper, contentType?: 'image/png' | 'application/pdf') {
      const { key } = await this.upload(contentType)
      return (await call(sendDocument, { paper, key })).documentId
    },
  }
}

async function aReviewer(platformId = world.platformId) {
  const { id } = await inScope(world.app, platformId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
  return callAs({ app: world.app, platformId }, { userId: id, role: 'ADMIN' })
}

const everyPaper: Paper[] = ['photoDocument', 'photoPersonWithDocument', 'addressProof']
const refused = { refusal: 'ILLEGIBLE', note: 'O número está coberto pelo dedo.' } as const

describe('a seller', () => {
  test('sends the required documents, and is done when all of them are approved', async () => {
    const seller = await aSeller()
    const review = await aReviewer()
    expect(await seller.papers()).toMatchObject({
      stage: 'TO_SEND',
      papers: everyPaper.map((paper) => ({ paper, state: null, tries: 0 })),
    })
    const sent = []
    for (const paper of everyPaper) sent.push(await seller.send(paper))
    expect((await seller.papers()).stage).toBe('IN_REVIEW')
    for (const documentId of sent) await review(approveDocument, { documentId })
    expect((await seller.papers()).stage).toBe('APPROVED')
    const mails = (await world.inbox()).filter(({ recipient }) => recipient === seller.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Seus documentos foram aprovados'])
  })

  test('sends only the refused document again, and reads the reason', async () => {
    const seller = await aSeller()
    const review = await aReviewer()
    const good = await seller.send('photoDocument')
    const bad = await seller.send('photoPersonWithDocument')
    await review(approveDocument, { documentId: good })
    await review(refuseDocument, { documentId: bad, ...refused })
    expect(await seller.papers()).toMatchObject({
      stage: 'TO_FIX',
      papers: [
        { paper: 'photoDocument', state: 'APPROVED' },
        { state: 'REFUSED', refusal: 'ILLEGIBLE', refusalNote: refused.note, tries: 1 },
        { state: null },
      ],
    })
    const [mail] = (await world.inbox()).filter(({ recipient }) => recipient === seller.email)
    expect(mail?.subject).toBe('Reenvie um documento')
    expect(mail?.text).toContain(refused.note)
    await seller.send('photoPersonWithDocument')
    expect((await seller.papers()).papers).toMatchObject([
      { state: 'APPROVED' },
      { state: 'IN_REVIEW', refusal: null, tries: 2 },
      { state: null },
    ])
  })

  test('can send the documents of a company only if the seller is a company', async () => {
    const person = await aSeller()
    const company = await aSeller({ document: '12ABC34501DE35' })
    await expect(person.send('photoDocumentSocialContract')).rejects.toMatchObject({ code: 'input_invalid' })
    await company.send('photoDocumentSocialContract', 'application/pdf')
  })

  test('is asked for the documents that the platform requires of their kind, and for no others', async () => {
    const { call } = await aCashier(world)
    const neighbour = await aSeller({ platformId: neighbourId })
    const person = await aSeller()
    const company = await aSeller({ document: '12ABC34501DE35' })
    const review = await aReviewer()
    const refusal = { ...usualPaperRules, PF: ['addressProof'] }
    expect(paperRulesInput.safeParse(refusal).success).toBe(false)
    expect(paperRulesInput.safeParse({ ...usualPaperRules, PF: [...sellerPapers] }).success).toBe(false)
    await call(savePaperRules, paperRulesInput.parse({ ...usualPaperRules, PF: ['photoDocument'] }))
    expect((await person.papers()).papers.map(({ paper }) => paper)).toEqual(['photoDocument'])
    await expect(person.send('addressProof')).rejects.toMatchObject({ code: 'input_invalid' })
    await review(approveDocument, { documentId: await person.send('photoDocument') })
    expect((await person.papers()).stage).toBe('APPROVED')
    expect((await company.papers()).papers).toHaveLength(4)
    expect((await neighbour.papers()).papers).toHaveLength(3)
    await call(savePaperRules, usualPaperRules)
    expect((await person.papers()).stage).toBe('TO_SEND')
  })

  test('sends only their own files, and each once', async () => {
    const seller = await aSeller()
    const rival = await aSeller()
    const neighbour = await aSeller({ platformId: neighbourId })
    for (const { key } of [await rival.upload(), await neighbour.upload()])
      await expect(seller.call(sendDocument, { paper: 'addressProof', key })).rejects.toMatchObject({
        code: 'upload_not_found',
      })
    const { key } = await seller.upload()
    await seller.call(sendDocument, { paper: 'addressProof', key })
    await expect(seller.call(sendDocument, { paper: 'photoDocument', key })).rejects.toMatchObject({
      code: 'record_changed',
    })
  })
})

describe('a file', () => {
  const follow = (url: string) => fetch(new URL(url, world.url))
  const looksAt = (documentId: string) =>
    world.owner`select actor_user_id from audit_log where action = 'document.read' and subject = ${documentId}`

  test('is read by its owner and the staff, for sixty seconds, and every view is logged', async () => {
    const seller = await aSeller()
    const review = await aReviewer()
    const documentId = await seller.send('addressProof', 'application/pdf')
    const { url } = await seller.call(readOwnDocument, { documentId })
    await review(readDocument, { documentId })
    const answer = await follow(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    world.clock.advance({ seconds: 60 })
    expect((await follow(url)).status).toBe(410)
    expect(await looksAt(documentId)).toHaveLength(2)
  })

  test('is refused to all others, and has no public address', async () => {
    const seller = await aSeller()
    const rival = await aSeller()
    const documentId = await seller.send('addressProof')
    await expect(rival.call(readOwnDocument, { documentId })).rejects.toMatchObject({ code: 'not_found' })
    const elsewhere = await aReviewer(neighbourId)
    await expect(elsewhere(readDocument, { documentId })).rejects.toMatchObject({ code: 'not_found' })
    const [row] = await world.owner`select key from seller_documents where id = ${documentId}`
    expect((await follow(`/files/${row?.key}`)).status).toBe(404)
    expect(await looksAt(documentId)).toEqual([])
  })
})

describe('a reviewer', () => {
  test('finds the waiting sellers, the longest wait first, each with all documents', async () => {
    const review = await aReviewer(neighbourId)
    const first = await aSeller({ platformId: neighbourId })
    const second = await aSeller({ platformId: neighbourId })
    const approved = await first.send('photoDocument')
    world.clock.advance({ minutes: 1 })
    await second.send('addressProof')
    await first.send('addressProof')
    expect(await review(listDocumentQueue, { state: 'IN_REVIEW' })).toMatchObject({
      total: 2,
      rows: [
        { sellerId: first.id, papers: [{ paper: 'photoDocument' }, { paper: 'addressProof' }] },
        { sellerId: second.id, papers: [{ paper: 'addressProof' }] },
      ],
    })
    await review(approveDocument, { documentId: approved })
    const done = await review(listDocumentQueue, { state: 'APPROVED', search: first.email })
    expect(done.rows.map(({ sellerId }) => sellerId)).toEqual([first.id])
  })

  test('reads the registered data and the former refusals', async () => {
    const review = await aReviewer()
    const seller = await aSeller({ document: '11144477735' })
    await aSeller({ document: '11144477735' })
    await review(refuseDocument, { documentId: await seller.send('photoDocument'), ...refused })
    await seller.send('photoDocument')
    expect(await review(listPapersOfSeller, { sellerId: seller.id })).toMatchObject({
      document: '11144477735',
      checks: { othersWithDocument: 1, isAccountTheirOwn: null },
      refusals: [{ paper: 'photoDocument', refusal: 'ILLEGIBLE', note: refused.note }],
      papers: [{ paper: 'photoDocument', state: 'IN_REVIEW', tries: 2 }, {}, {}],
    })
  })

  test('decides once', async () => {
    const seller = await aSeller()
    const review = await aReviewer()
    const documentId = await seller.send('photoDocument')
    await review(refuseDocument, { documentId, ...refused })
    await expect(review(approveDocument, { documentId })).rejects.toMatchObject({ code: 'record_changed' })
  })
})
