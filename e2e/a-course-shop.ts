import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, anOrderBump, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import type { TestServer } from '@balcao/server/test/test-server'

export type CourseShop = Awaited<ReturnType<typeof aCourseShop>>

/** A seller with a course for sale; its checkout offers an e-book and a sheet, and a class could be added. */
export function aCourseShop({ app, platformId }: TestServer) {
  return inScope(app, platformId, async (scope) => {
    const { id: sellerId, email } = await aPerson(scope)
    const sell = async (name: string, title: string, priceCents: number) => {
      const product = await aProduct(scope, { sellerId, name })
      return {
        productId: product.id,
        offerId: (await anOffer(scope, { productId: product.id, title, priceCents })).id,
      }
    }
    const course = await sell('Curso de pão', 'Turma aberta', 19_700)
    const ebook = await sell('E-book', 'Quero o e-book', 3_700)
    const sheet = await sell('Planilha', 'Quero a planilha', 1_900)
    await sell('Aula ao vivo', 'Quero a aula', 4_900)
    await anOrderBump(scope, { productId: course.productId, offerId: ebook.offerId, fakePriceCents: 6_700 })
    await anOrderBump(scope, { productId: course.productId, offerId: sheet.offerId, position: 1 })
    return { email, ...course }
  })
}
