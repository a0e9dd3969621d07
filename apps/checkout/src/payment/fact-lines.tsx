export type FactLine = readonly [label: string, value: string]

/** Quiet pairs of label and value. */
export function FactLines({ lines }: { lines: readonly FactLine[] }) {
  return (
    <dl className="facts figures">
      {lines.map(([label, value]) => (
        <div className="line" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
