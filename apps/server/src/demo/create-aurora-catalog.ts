import type { Scope } from '#scope.ts'
import { anOffer, anOrderBump, aProduct } from './an-offer.ts'
import type { AuroraPeople } from './create-demo-people.ts'
import { putPicture } from './put-picture.ts'

/** Catalogue of the second tenant: other goods, other colours, sold to the same buyers. */
export async function createAuroraCatalog(scope: Scope, { marina, tales }: AuroraPeople): Promise<void> {
  const routine = await aProduct(scope, {
    sellerId: marina.id,
    name: 'Rotina de pele em 21 dias',
    description: 'Um passo por dia, com vídeos de cinco minutos.',
    imageKey: await putPicture(scope, [222, 190, 226], [126, 84, 150]),
    category: 'moda-e-beleza',
  })
  const guide = await aProduct(scope, {
    sellerId: marina.id,
    name: 'Guia de ingredientes',
    description: 'O que funciona em cada tipo de pele, sem mistério.',
    imageKey: await putPicture(scope, [240, 214, 196], [188, 120, 98]),
    category: 'moda-e-beleza',
  })
  const serum = await aProduct(scope, {
    sellerId: tales.id,
    name: 'Sérum de vitamina C',
    description: 'Feito em pequenos lotes, enviado de Florianópolis.',
    imageKey: await putPicture(scope, [250, 214, 130], [206, 132, 44]),
    type: 'FISICO',
    category: 'moda-e-beleza',
  })
  const guideOffer = await anOffer(scope, {
    productId: guide.id,
    title: 'Quero o guia de ingredientes',
    priceCents: 2_900,
  })
  await anOrderBump(scope, { productId: routine.id, offerId: guideOffer.id, fakePriceCents: 4_900 })
  await anOffer(scope, {
    productId: routine.id,
    title: 'Acesso de um ano',
    priceCents: 14_700,
    builder: { colorPrimary: '#6b3fa0' },
  })
  await anOffer(scope, {
    productId: serum.id,
    title: 'Frasco de 30 ml',
    priceCents: 8_900,
    fretePriceCents: 1_500,
    builder: { colorPrimary: '#a8610f' },
  })
}
