import { randomUUID } from 'node:crypto'
import type { Scope } from '#scope.ts'
import { anAffiliateProgram, anAffiliation } from './an-affiliation.ts'
import { anOffer, anOrderBump, aProduct } from './an-offer.ts'
import { createSoldCoupons } from './create-demo-coupons.ts'
import type { BalcaoPeople } from './create-demo-people.ts'
import { createFurtherCheckouts } from './create-further-checkouts.ts'
import { createProductsInReview } from './create-products-in-review.ts'
import { type Colour, putPicture } from './put-picture.ts'

/** Digital and physical products, one-time and recurring, with all three checkout templates. */
export async function createBalcaoCatalog(
  scope: Scope,
  people: BalcaoPeople,
): Promise<{ courseId: string; kitId: string }> {
  const picture = (from: Colour, to: Colour) => putPicture(scope, from, to)
  const { marina, otto, bruna, affiliates } = people

  const course = await aProduct(scope, {
    sellerId: marina.id,
    name: 'Curso Pão de Fermentação Natural',
    description: 'Do levain ao forno, em doze aulas que cabem no fim de semana.',
    imageKey: await picture([214, 158, 102], [122, 72, 32]),
  })
  const ebook = await aProduct(scope, {
    sellerId: marina.id,
    name: 'E-book de recheios',
    description: '40 receitas que combinam com a massa do curso.',
    imageKey: await picture([232, 205, 165], [196, 150, 90]),
  })
  const kit = await aProduct(scope, {
    sellerId: marina.id,
    name: 'Kit Levain + Banneton',
    description: 'Fermento vivo, cesto de rattan e espátula, enviados de Curitiba.',
    imageKey: await picture([170, 178, 140], [86, 98, 62]),
    type: 'FISICO',
  })
  const mentoring = await aProduct(scope, {
    sellerId: marina.id,
    name: 'Mentoria 90 dias',
    description: 'Três meses de acompanhamento para vender o seu pão.',
    imageKey: await picture([120, 140, 160], [44, 62, 84]),
    guaranteeDays: 14,
  })
  const club = await aProduct(scope, {
    sellerId: marina.id,
    name: 'Clube da Fornada',
    description: 'Uma receita nova e uma aula ao vivo por mês.',
    imageKey: await picture([205, 120, 96], [120, 48, 40]),
  })
  const ceramics = await aProduct(scope, {
    sellerId: otto.id,
    name: 'Jogo de xícaras de cerâmica',
    description: 'Quatro xícaras feitas à mão, cada uma de um barro.',
    imageKey: await picture([190, 196, 200], [98, 110, 118]),
    type: 'FISICO',
    category: 'casa-e-construcao',
  })
  const english = await aProduct(scope, {
    sellerId: bruna.id,
    name: 'English for Meetings',
    description: 'Speak up at work: six weeks of short, practical lessons.',
    imageKey: await picture([132, 156, 214], [58, 72, 140]),
    category: 'idiomas',
    language: 'EN_US',
  })

  const ebookOffer = await anOffer(scope, {
    productId: ebook.id,
    title: 'Sim, quero o e-book de recheios',
    priceCents: 3_700,
  })
  await anOrderBump(scope, {
    productId: course.id,
    offerId: ebookOffer.id,
    fakePriceCents: 6_700,
  })
  await anOrderBump(scope, {
    productId: kit.id,
    offerId: ebookOffer.id,
    fakePriceCents: 6_700,
  })

  await anAffiliateProgram(scope, { productId: course.id })
  for (const affiliate of affiliates)
    await anAffiliation(scope, { productId: course.id, affiliateId: affiliate.id })
  await createSoldCoupons(scope, {
    sellerId: marina.id,
    courseId: course.id,
    affiliateId: affiliates[0]?.id,
  })

  await anOffer(scope, {
    productId: course.id,
    title: 'Turma aberta',
    priceCents: 19_700,
    builder: {
      colorPrimary: '#b4531f',
      enabledBannerText: true,
      bannerText: 'Turma aberta até domingo, com bônus de receitas da estação',
      feedbacks: [
        feedback(
          'Meu primeiro pão que deu certo',
          'Comecei no sábado e no domingo já tinha levain ativo. As aulas são curtas e vão direto ao ponto.',
          5,
        ),
        feedback(
          'Vale cada centavo',
          'Entendi enfim por que a massa não crescia. A Marina responde tudo.',
          5,
        ),
      ],
      countdown: {
        enabled: true,
        minutes: 15,
        text: 'Oferta de lançamento termina em',
        endText: 'A oferta de lançamento terminou',
        textColor: '#ffffff',
        backgroundColor: '#1f2a24',
      },
      chatButton: { position: 'RIGHT', phone: '11987654321', message: 'Oi! Tenho uma dúvida sobre o curso.' },
    },
  })
  await anOffer(scope, {
    productId: kit.id,
    title: 'Kit completo',
    priceCents: 18_900,
    template: 'DROPSHIPPING',
    builder: { colorPrimary: '#4d5b2f' },
    deliveries: [
      { description: 'PAC', deliveryTime: '5 a 9 dias úteis', fareAmountCents: 1_990, preSelected: true },
      { description: 'Sedex', deliveryTime: '1 a 3 dias úteis', fareAmountCents: 3_490 },
    ],
  })
  await anOffer(scope, {
    productId: mentoring.id,
    title: 'Vaga individual',
    priceCents: 149_000,
    template: 'VEGA',
  })
  await anOffer(scope, {
    productId: club.id,
    title: 'Assinatura mensal',
    type: 'SUBSCRIPTION',
    priceCents: 3_990,
    recurrencePriceCents: 3_990,
    frequencyInDays: 30,
    isOpenToSubscribers: true,
  })
  await anOffer(scope, {
    productId: club.id,
    title: 'Assinatura anual',
    type: 'SUBSCRIPTION',
    priceCents: 39_900,
    recurrencePriceCents: 39_900,
    frequencyInDays: 365,
    isOpenToSubscribers: true,
  })
  await anOffer(scope, {
    productId: ceramics.id,
    title: 'Jogo de quatro',
    priceCents: 24_900,
    fretePriceCents: 2_500,
    template: 'DROPSHIPPING',
  })
  await anOffer(scope, {
    productId: english.id,
    title: 'Full course',
    priceCents: 29_900,
    template: 'VEGA',
    requiredDocument: false,
    requiredDocumentAndPhone: false,
    builder: { colorPrimary: '#3a4a8c' },
  })
  await createFurtherCheckouts(scope, people)
  await createProductsInReview(scope, { sellerId: marina.id, approvedId: course.id })
  return { courseId: course.id, kitId: kit.id }
}

function feedback(title: string, description: string, stars: number) {
  return { id: randomUUID(), title, description, imageUrl: null, stars }
}
