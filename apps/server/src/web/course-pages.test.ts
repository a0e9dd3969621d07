import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCourse } from '#demo/a-course.ts'
import { aPerson } from '#demo/a-person.ts'
import { aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const ask = (path: string) => fetch(`${world.url}${path}`)

test('the sample page shows the seller’s words as text, and only of sample lessons', async () => {
  const productId = await inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId, name: 'Curso <i>de</i> pão' })
    await aCourse(scope, {
      productId: product.id,
      modules: [
        {
          title: 'Um',
          lessons: [
            {
              title: 'Aberta',
              isPreview: true,
              body: '<script>alert(1)</script> [abra](javascript:alert(1)) **forte**',
            },
            { title: 'Fechada', body: 'Segredo' },
          ],
        },
      ],
    })
    return product.id
  })
  const page = await ask(`/amostra/${productId}`)
  const body = await page.text()
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(body).toContain('&lt;script&gt;')
  expect(body).toContain('<strong>forte</strong>')
  for (const unwanted of ['<script', 'href="javascript', '<i>', 'Segredo'])
    expect(body).not.toContain(unwanted)
  expect((await ask(`/amostra/${randomUUID()}`)).status).toBe(404)
  expect((await ask('/amostra/x')).status).toBe(404)
})

test('codes of certificates cannot be guessed by trying', async () => {
  expect((await ask('/certificado/AAAA-AAAA-AAAA/pdf')).status).toBe(404)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, place) => ask(`/certificado/AAAA-AAAA-A${place}`)),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toEqual(new Set([404, 429]))
})
