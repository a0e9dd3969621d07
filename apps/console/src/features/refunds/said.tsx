/** A person's own text, as written. */
export function Said({ title, words }: { title: string; words: string }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
    </section>
  )
}
