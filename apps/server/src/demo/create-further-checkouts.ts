import type { Scope } from '#scope.ts'
import { anOffer, anOrderBump, aProduct } from './an-offer.ts'
import type { BalcaoPeople } from './create-demo-people.ts'
import { putPicture } from './put-picture.ts'

/**
 * Checkouts that the first ones do not cover: a physical bump beside a digital product, boxes by
 * subscription, a page in Spanish.
 */
export async function createFurtherCheckouts(scope: Scope, { otto, bruna }: BalcaoPeople): Promise<void> {
  const workshop = await aProduct(scope, {
    sellerId: otto.id,
    name: 'Oficina de cerâmica em casa',
    description: 'Modele, esmalte e queime as primeiras peças na sua cozinha.',
    imageKey: await putPicture(scope, [206, 176, 150], [120, 82, 60]),
    category: 'casa-e-construcao',
  })
  const clay = await aProduct(scope, {
    sellerId: otto.id,
    name: 'Argila branca, 2 kg',
    description: 'A massa das aulas, pronta para modelar.',
    imageKey: await putPicture(scope, [224, 216, 206], [170, 158, 144]),
    type: 'FISICO',
    category: 'casa-e-construcao',
  })
  const clayOffer = await anOffer(scope, {
    productId: clay.id,
    title: 'Sim, quero receber a argila',
    priceCents: 4_900,
  })
  await anOrderBump(scope, { productId: workshop.id, offerId: clayOffer.id, fakePriceCents: 5_900 })
  await anOffer(scope, {
    productId: workshop.id,
    title: 'Acesso vitalício',
    priceCents: 12_900,
    fretePriceCents: 2_200,
    template: 'VEGA',
    builder: {
      colorPrimary: '#7a4a2b',
      feedbacks: [
        {
          id: 'xicara',
          title: 'Já uso minha xícara todo dia',
          description:
            'Explicação calma e sem pressa. A primeira peça saiu torta, a terceira eu dei de presente.',
          imageUrl: null,
          stars: 5,
        },
      ],
    },
  })

  const box = await aProduct(scope, {
    sellerId: otto.id,
    name: 'Caixa do Ateliê',
    description: 'Uma peça diferente por mês, com a história do barro.',
    imageKey: await putPicture(scope, [150, 168, 176], [70, 88, 98]),
    type: 'FISICO',
    category: 'casa-e-construcao',
  })
  await anOffer(scope, {
    productId: box.id,
    title: 'Uma caixa por mês',
    type: 'SUBSCRIPTION',
    priceCents: 8_900,
    recurrencePriceCents: 8_900,
    frequencyInDays: 30,
    template: 'DROPSHIPPING',
    builder: { colorPrimary: '#22566f' },
    deliveries: [
      { description: 'PAC', deliveryTime: '6 a 10 dias úteis', fareAmountCents: 1_840, preSelected: true },
      { description: 'Sedex', deliveryTime: '2 a 4 dias úteis', fareAmountCents: 3_270 },
    ],
  })

  const circle = await aProduct(scope, {
    sellerId: bruna.id,
    name: 'Conversation Club',
    description: 'Two live conversations a week, in small groups.',
    imageKey: await putPicture(scope, [120, 180, 190], [40, 96, 120]),
    category: 'idiomas',
    language: 'EN_US',
  })
  await anOffer(scope, {
    productId: circle.id,
    title: 'Monthly membership',
    type: 'SUBSCRIPTION',
    priceCents: 9_900,
    recurrencePriceCents: 9_900,
    frequencyInDays: 30,
    template: 'VEGA',
    builder: { colorPrimary: '#5b3a8c' },
  })

  const spanish = await aProduct(scope, {
    sellerId: bruna.id,
    name: 'Portugués para viajar',
    description: 'Lo que vas a decir de verdad, en diez lecciones cortas.',
    imageKey: await putPicture(scope, [236, 190, 120], [190, 110, 50]),
    category: 'idiomas',
    language: 'ES_ES',
  })
  await anOffer(scope, {
    productId: spanish.id,
    title: 'Curso completo',
    priceCents: 14_900,
    template: 'DROPSHIPPING',
    builder: { colorPrimary: '#8a4b08' },
  })
}
