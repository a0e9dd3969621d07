import { useFormat } from '#i18n/use-format.ts'

export function Moment({ at }: { at: string }) {
  const format = useFormat()
  return (
    <time dateTime={at} title={format.longDateTime(at)} className="whitespace-nowrap tabular-nums">
      {format.dateTime(at)}
    </time>
  )
}
