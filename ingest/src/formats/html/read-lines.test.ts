import { expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

it('a line is a block, or the text up to a line break, with whether it is bold', () => {
  const page =
    '<html><body><script>x()</script><h2>List</h2><p><strong>Hotels </strong>&nbsp;</p>' +
    '<p>One <b>two</b>\n three<br>four</p><ul><li>five</li></ul>six<div></div></body></html>'
  expect(readLines(page)).toEqual([
    { text: 'List', isBold: true },
    { text: 'Hotels', isBold: true },
    { text: 'One two three', isBold: false },
    { text: 'four', isBold: false },
    { text: 'five', isBold: false },
    { text: 'six', isBold: false },
  ])
})
