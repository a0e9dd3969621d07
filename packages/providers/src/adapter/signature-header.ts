import { isTimely } from './is-timely.ts'

/**
 * Reads `t=1580306324381,v1=abc…`, the signature of several providers. The time counts seconds or
 * milliseconds and must lie within five minutes of the call's arrival.
 */
export function readSignatureHeader({
  header = '',
  timeName,
  receivedAt,
}: {
  header: string | undefined
  timeName: string
  receivedAt: Date | undefined
}): { time: string; signature: string; isTimely: boolean } {
  const parts = new Map(
    header.split(',').map((part) => {
      const [name = '', ...value] = part.trim().split('=')
      return [name, value.join('=')] as const
    }),
  )
  const time = parts.get(timeName) ?? ''
  return { time, signature: parts.get('v1') ?? '', isTimely: isTimely(time, receivedAt) }
}
