import type { SmtpInbox } from '@balcao/server/test/mail/smtp-inbox'
import { totpCode } from '@balcao/server/test/totp-code'
import { expect, vi } from 'vitest'
import type { AcquirerByProxy } from './acquirer-by-proxy.ts'
import { anApiClient } from './api-client.ts'

type ApiClient = ReturnType<typeof anApiClient>
type Place = { url: string; inbox: SmtpInbox; acquirer: AcquirerByProxy }

export const people = {
  masterEmail: 'helena@loja.example.com',
  adminEmail: 'renata@loja.example.com',
  sellerEmail: 'joana@forno.example.com',
  buyerEmail: 'carolina@compradora.example.com',
  password: 'quatro palavras bem compridas',
}
const { adminEmail, sellerEmail, buyerEmail, password } = people

/** The steps by which an installation in production gets from its first platform to its first paid sale. */
export function anInstallation({ url, inbox, acquirer }: Place) {
  return { acceptInvitation, enter, connectAcquirer, sell }

  /** The text of the newest mail to a recipient. */
  async function mailTo(recipient: string): Promise<string> {
    const found = () => inbox.received.findLast(({ to }) => to.includes(recipient))
    await vi.waitUntil(found, { timeout: 30_000 })
    return (found()?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  }

  /** The administrator follows the link in the mail. */
  async function acceptInvitation(): Promise<void> {
    const [, token = ''] = (await mailTo(adminEmail)).match(/recover-password[?]invitation=([\w-]+)/) ?? []
    await anApiClient(url).write('account.acceptInvitation', { token, password })
  }

  /** Logs in by role, and sets up the second factor that production requires of operators. */
  async function enter(door: 'MASTER' | 'ADMIN', email: string): Promise<ApiClient> {
    const client = anApiClient(url)
    expect(await client.write('account.login', { door, email, password })).toMatchObject({ next: 'done' })
    const { secret } = await client.write<{ secret: string }>('account.startSecondFactor')
    await client.write('account.enableSecondFactor', { code: totpCode(secret, new Date()) })
    return client
  }

  async function connectAcquirer(admin: ApiClient): Promise<void> {
    const keys = { publicKey: 'pk_da_loja', secretKey: 'sk_da_loja' }
    acquirer.sandbox.acquirer('HAWKPAY').addAccount(keys)
    await admin.write('admin.acquirers.create', {
      provider: 'HAWKPAY',
      label: 'Hawkpay',
      baseUrl: acquirer.baseUrl,
      credentials: keys,
      methods: ['PIX'],
      priority: 0,
      confirmation: 'Hawkpay',
      reason: 'Primeira adquirente',
    })
  }

  /** A seller registers, a product is approved, and a buyer pays it by Pix. */
  async function sell(admin: ApiClient): Promise<void> {
    const seller = anApiClient(url)
    const { registration } = await seller.write<{ registration: string }>('account.register', {
      name: 'Joana Prado',
      email: sellerEmail,
      phone: '(11) 98765-4321',
      password,
      personKind: 'PF',
      document: '529.982.247-25',
      tradeName: 'Forno da Joana',
      soldCategory: 'culinaria-e-gastronomia',
      expectedMonthlyCents: 800_000,
      acceptedTexts: {},
      managerCode: null,
    })
    const code = (await mailTo(sellerEmail)).match(/\b\d{6}\b/)?.[0] ?? ''
    await seller.write('account.confirmRegistration', { registration, code })
    const { productId, offerId } = await seller.write<{ productId: string; offerId: string }>(
      'seller.products.create',
      { type: 'DIGITAL', name: 'Curso de pão', offerTitle: 'Curso de pão' },
    )
    type Versioned = { version: number } & Record<string, unknown>
    const { version } = await seller.read<Versioned>('seller.products.get', { productId })
    const described = await seller.write<Versioned>('seller.products.update', {
      productId,
      version,
      name: 'Curso de pão',
      description: 'Dez aulas em vídeo, do fermento natural à primeira fornada.',
      imageKey: null,
      category: 'culinaria-e-gastronomia',
      guaranteeDays: 7,
      supportEmail: sellerEmail,
      supportPhone: null,
      salesPageUrl: null,
    })
    const delivered = await seller.write<Versioned>('seller.contents.save', {
      productId,
      version: described.version,
      contents: [],
      deliveryNote: 'As aulas chegam por e-mail.',
    })
    const offer = await seller.read<Versioned>('seller.offers.get', { offerId })
    await seller.write('seller.offers.update', {
      offerId,
      version: offer.version,
      title: 'Curso de pão',
      type: 'ONE_TIME',
      priceCents: 9_700,
      recurrencePriceCents: null,
      frequencyInDays: null,
      template: 'DEFAULT',
      pixEnabled: true,
      creditCardEnabled: false,
      billetEnabled: false,
    })
    await seller.write('seller.products.submit', { productId, version: delivered.version })
    const { rows } = await admin.read<{ rows: { id: string }[] }>('admin.products.reviews', {})
    const reviewId = rows[0]?.id
    const review = await admin.read<Versioned>('admin.products.review', { reviewId })
    await admin.write('admin.products.decide', { reviewId, version: review.version, decision: 'APPROVED' })

    expect((await fetch(`${url}/checkout/${offerId}`)).status).toBe(200)
    const bought = await anApiClient(url).write<{ paymentId: string; payment: { pix: { code: string } } }>(
      'checkout.purchase',
      {
        offerId,
        name: 'Carolina Nogueira',
        email: buyerEmail,
        phone: '(11) 91234-5678',
        cpf: '111.444.777-35',
        paymentMethod: 'PIX',
        utmQuery: '',
      },
    )
    await acquirer.sandbox.bank.pay(bought.payment.pix.code)
    expect(await mailTo(buyerEmail)).toContain('Curso de p')
    const sold = () => seller.read<{ rows: { status: string }[] }>('seller.sales.list', {})
    await vi.waitUntil(async () => (await sold()).rows[0]?.status === 'APPROVED', {
      timeout: 60_000,
      interval: 1_000,
    })
    expect((await sold()).rows).toMatchObject([{ status: 'APPROVED' }])
  }
}
