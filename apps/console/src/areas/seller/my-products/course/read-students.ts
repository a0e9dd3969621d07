/** People of pasted lines or of a CSV file: a name and an address in any order, split by a semicolon, comma or tab. */
export function readStudents(lines: string): { name: string; email: string }[] {
  return lines
    .split(/\r?\n/)
    .map((line) =>
      line.split(/[;,\t]/).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => {
      const email = cells.find((cell) => cell.includes('@')) ?? ''
      const name = cells.find((cell) => cell !== '' && !cell.includes('@'))
      return { email, name: name ?? email.split('@')[0] ?? '' }
    })
    .filter(({ email, name }, index) => email !== '' || index > 0 || !isHeading(name))
}

/** A first line without an address names the columns. */
function isHeading(name: string): boolean {
  return /^(nome|name|aluno|student|e-?mail)/i.test(name)
}
