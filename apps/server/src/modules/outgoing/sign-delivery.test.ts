import { expect, test } from 'vitest'
import { signDelivery } from './sign-delivery.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('signs as the reference of Standard Webhooks does', () => {
  const headers = signDelivery({
    eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    at: new Date(1_614_265_330_000),
    secrets: [secret],
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('two secrets give two signatures, the current one first', () => {
  const signed = (secrets: string[]) =>
    signDelivery({ eventId: 'e', body: '{}', at: new Date(0), secrets })['webhook-signature']
  const former = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  expect(signed([secret, former])).toBe(`${signed([secret])} ${signed([former])}`)
})
