import { type ElementSchema, readElements } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const ignored: ElementSchema = { isIgnored: true }
const none: readonly [string, string] = ['', '']
const inline = {
  E: none,
  I: none,
  B: none,
  SU: none,
  FR: none,
  FTREF: none,
  sup: none,
  sub: none,
  strong: none,
} as const
const text: ElementSchema = { mixed: inline }
const root = {
  name: 'DIV5',
  schema: {
    attributes: ['N', 'TYPE', 'VOLUME', 'hierarchy_metadata'],
    children: {
      ...Object.fromEntries(['HEAD', 'AUTH', 'SOURCE', 'EDNOTE', 'DIV6', 'DIV9'].map((name) => [name, ignored])),
      DIV8: {
        attributes: ['N', 'TYPE', 'VOLUME', 'hierarchy_metadata'],
        isItem: true,
        children: {
          P: text,
          CITA: { attributes: ['TYPE'], mixed: inline },
          ...Object.fromEntries(
            ['HEAD', 'NOTE', 'EFFDNOT', 'FTNT', 'EDNOTE', 'SECAUTH', 'XREF', 'EXTRACT', 'DIV', 'img'].map((name) => [
              name,
              ignored,
            ]),
          ),
        },
      },
    },
  } satisfies ElementSchema,
}

export interface Section {
  /** Text of each paragraph, white space collapsed. */
  paragraphs: string[]
  /** "[86 FR 70019, Dec. 9, 2021, as amended at 87 FR 13060, Mar. 8, 2022]" */
  history: string
}

/** Reads one section of 15 CFR part 744, such as `744.22`, from the eCFR's XML of the part. Refuses a part without it. */
export async function parseSection(
  content: AsyncIterable<Uint8Array>,
  number: string,
  warnings: Warnings,
): Promise<Section> {
  let found: Section | undefined
  for await (const sections of readElements(content, root, warnings)) {
    const section = sections.find(({ attributes }) => attributes['N'] === number)
    if (section === undefined) continue
    const textsOf = (name: string) =>
      section.children.filter((child) => child.name === name).map((child) => child.text.replace(/\s+/g, ' ').trim())
    found = { paragraphs: textsOf('P'), history: textsOf('CITA').join(' ') }
  }
  if (found === undefined) throw new Rejected(`The part has no section ${number}.`)
  return found
}
