/** Interleaved 2 of 5, as on every boleto: digits go in pairs, one in the bars and one in the spaces between them. */
const wideness = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010']

export function barcodeStripes(digits: string): { bars: { x: number; width: number }[]; width: number } {
  const bars: { x: number; width: number }[] = []
  let x = 0
  const stripe = (isBar: boolean, isWide: boolean) => {
    const width = isWide ? 3 : 1
    if (isBar) bars.push({ x, width })
    x += width
  }
  for (const isBar of [true, false, true, false]) stripe(isBar, false)
  for (let index = 0; index < digits.length; index += 2) {
    const inBars = wideness[Number(digits[index])] ?? ''
    const inSpaces = wideness[Number(digits[index + 1])] ?? ''
    for (let element = 0; element < 5; element += 1) {
      stripe(true, inBars[element] === '1')
      stripe(false, inSpaces[element] === '1')
    }
  }
  stripe(true, true)
  stripe(false, false)
  stripe(true, false)
  return { bars, width: x }
}
