import { cellsOf, textOfFile } from '../csv.ts'
import type { Entry, PublishedFile } from '../entry.ts'

const types: Readonly<Record<string, string>> = { individual: '02', vessel: '03', aircraft: '04' }

/** OFAC's four CSV files. Identity data is in the remarks: `DOB 1962; POB Shati; Tax ID No. 7702070139 (Russia).` */
export async function* readOfacCsv(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  const remarks = new Map<string, string>()
  for (const file of files) {
    for (const row of cellsOf((await textOfFile(file)).replace('\u001A', ''), ',')) {
      const [id = '', ...cells] = row.map((cell) => (cell === '-0-' ? '' : cell))
      const [first = '', second = '', third = '', fourth = '', fifth = ''] = cells
      if (file.name.includes('alt')) yield { id, values: { name: [third], text: [fourth] } }
      else if (file.name.includes('add')) {
        yield { id, values: { address: [[second, third, fourth].join(' ')], text: [fifth] } }
      } else if (file.name.includes('comments')) remarks.set(id, (remarks.get(id) ?? '') + first)
      else {
        remarks.set(id, (cells[10] ?? '') + (remarks.get(id) ?? ''))
        const values = {
          type: [types[second] ?? '01'],
          name: [first],
          programme: third.split('] ['),
          position: [fourth],
          text: cells.slice(4, 10),
        }
        yield { id, values }
      }
    }
  }
  for (const [id, text] of remarks) yield readRemarks(id, text)
}

function readRemarks(id: string, text: string): Entry {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
  const weak = all(/[afn]\.k\.a\. '(.+?)'(?=;|\.?$)/g)
  return {
    id,
    values: {
      name: weak,
      'weak name': weak,
      sex: all(/Gender (\w+)/g).map((sex) => sex.toLowerCase()),
      'birth year': all(/DOB ([^;]+)/g).flatMap((date) => date.match(/\b\d{4}\b/g) ?? []),
      'birth place': all(/POB (.+?)(?=;|\.?$)/g),
      country: [
        ...all(/(?:^|; |alt\. )nationality (.+?)(?=;|\.?$)/g).map((country) => `nationality ${country}`),
        ...all(/Nationality of Registration (.+?)(?=;|\.?$)/g).map((country) => `registration ${country}`),
        ...all(/(?:^|; |alt\. )citizen (.+?)(?=;|\.?$)/g).map((country) => `citizenship ${country}`),
      ],
      text: [
        text.replace(
          /\b(DOB|POB|alt|[Nn]ationality( of Registration)?|citizen|Gender|Linked To|issued|expires|[afn]\.k\.a)\b/g,
          '',
        ),
      ],
    },
  }
}
