import { findSolution, proofHeader } from '@balcao/domain/checkout/proof-of-work'
import { AppError } from '@balcao/domain/texts/app-error'
import type { ErrorCode } from '@balcao/domain/texts/error-codes'
import { TRPCError } from '@trpc/server'
import type { App } from '#app.ts'
import { accountApi } from '#modules/accounts/account.api.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import type { RequestContext } from '#rpc/context.ts'
import { appCodeOf } from '#rpc/trpc.ts'

export type Browser = {
  account: ReturnType<typeof accountApi.createCaller>
  cookies: Map<string, string>
  /** Attributes of each cookie in the latest answer that set it. */
  cookieAttributes: Map<string, string[]>
  /** Proof of work for the next calls. */
  proof: string | undefined
  context(): Promise<RequestContext>
}

/**
 * A browser of the API without HTTP: it stores cookies and sends them back, and each call reads its session
 * from them.
 */
export function aBrowser(
  { app, platformId }: { app: App; platformId: string },
  {
    ip = '203.0.113.7',
    userAgent = 'Firefox on Linux',
    host = new URL(app.config.publicUrl).host,
  }: { ip?: string; userAgent?: string; host?: string } = {},
): Browser {
  const cookies = new Map<string, string>()
  const cookieAttributes = new Map<string, string[]>()
  const setCookie = (line: string) => {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    cookieAttributes.set(name, attributes)
    if (attributes.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }
  const context = async () => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const session = await readSession(app, cookie, platformId)
    const reply = { header: (_name: string, value: string) => setCookie(value) }
    return {
      app,
      platformId,
      session,
      ip,
      userAgent,
      request: { headers: { cookie, [proofHeader]: browser.proof }, host },
      reply,
    } as unknown as RequestContext
  }
  const browser: Browser = {
    account: accountApi.createCaller(context),
    cookies,
    cookieAttributes,
    proof: undefined,
    context,
  }
  return browser
}

/** Makes a call, and solves the required proofs of work, as every page does. */
export function withProof<T>(browser: Browser, call: () => Promise<T>): Promise<T> {
  browser.proof = undefined
  return callProving(browser, call, proofsMax)
}

const proofsMax = 3

async function callProving<T>(browser: Browser, call: () => Promise<T>, left: number): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : undefined
    const challenge = cause instanceof AppError ? cause.details.challenge : undefined
    if (left === 0 || typeof challenge !== 'string') throw error
    browser.proof = `${challenge}.${findSolution(challenge)}`
    return callProving(browser, call, left - 1)
  }
}

/** The error code of a refused call. A call that succeeds fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorCode> {
  return (await refusedWith(call)).code
}

export async function refusedWith(
  call: Promise<unknown>,
): Promise<{ code: ErrorCode; details: Record<string, unknown> }> {
  const error = await call.then(
    () => new Error('The call succeeded'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof TRPCError)) throw error
  const details =
    error.cause && 'details' in error.cause ? (error.cause.details as Record<string, unknown>) : {}
  return { code: appCodeOf(error), details }
}
