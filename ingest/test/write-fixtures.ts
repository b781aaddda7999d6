import { mkdir, writeFile } from 'node:fs/promises'
import { columns as dfatColumns } from '../src/sources/au-dfat/parse.ts'
import { dfatDocument } from './dfat-document.ts'
import { dfatFixture } from './dfat-fixture.ts'
import { ofacDocument } from './ofac-document.ts'
import { ofacFixture } from './ofac-fixture.ts'
import { unDocument } from './un-document.ts'
import { unFixture } from './un-fixture.ts'

/** Writes the documents of `fixtures/`: run it after changing a fixture. */
const documents = {
  'au-dfat/dfat.xlsx': dfatDocument(dfatColumns, dfatFixture),
  'ofac-sdn/sdn_advanced.xml': ofacDocument(ofacFixture),
  'un-sc/consolidated.xml': unDocument(unFixture),
}

for (const [name, text] of Object.entries(documents)) {
  const file = new URL(`../../fixtures/${name}`, import.meta.url)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
}
