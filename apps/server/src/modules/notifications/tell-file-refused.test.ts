import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { beginFileUpload } from '#modules/uploads/files/begin-file-upload.ts'
import { cancelFileUpload } from '#modules/uploads/files/cancel-file-upload.ts'
import { checkFileJob } from '#modules/uploads/files/check-file.job.ts'
import { completeFileUpload } from '#modules/uploads/files/complete-file-upload.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { fileSamples } from '#test/storage/file-samples.ts'
import { putParts } from '#test/storage/put-parts.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

/** A seller whose film was refused because no scanner answered until the last try. */
async function aRefusedFile() {
  const { app, platformId } = world
  const seller = await inScope(app, platformId, (scope) => aPerson(scope))
  const session = { userId: seller.id, platformId, role: 'SELLER' } as SessionUser
  const body = fileSamples['video/mp4']
  const { uploadId } = await beginFileUpload(app, session, {
    fileName: 'aula-1.mp4',
    contentType: 'video/mp4',
    sizeBytes: body.length,
    fingerprint: crypto.randomUUID(),
    head: body.subarray(0, 96).toString('base64'),
  })
  await putParts(world, { userId: seller.id, uploadId, body })
  await completeFileUpload(app, session, { uploadId })
  await checkFileJob.giveUp?.(app, { platformId, uploadId }, new Error('no verdict'))
  const mailsAfter = async (minutes: number) => {
    world.clock.advance({ minutes })
    await world.drainJobs()
    return (await world.inbox()).filter(({ recipient }) => recipient === seller.email)
  }
  return { uploadId, mailsAfter, asSeller: callAs(world, { userId: seller.id, role: 'SELLER' }) }
}

test('a seller without an open page gets one mail about a refused file, with the reason', async () => {
  const { mailsAfter } = await aRefusedFile()
  expect(await mailsAfter(0)).toEqual([])
  const mails = await mailsAfter(5)
  expect(mails).toMatchObject([{ subject: 'Arquivo recusado: aula-1.mp4' }])
  expect(await mailsAfter(24 * 60)).toHaveLength(1)
})

test('a seller whose page showed the refusal gets no mail', async () => {
  const { uploadId, mailsAfter, asSeller } = await aRefusedFile()
  expect(await asSeller(cancelFileUpload, { uploadId })).toBe(true)
  expect(await mailsAfter(5)).toEqual([])
  expect(await world.owner`select id from uploads where id = ${uploadId}`).toEqual([])
})
