import { textOfFile } from '../csv.ts'
import type { Entry, PublishedFile } from '../entry.ts'

/** The end-user list of Japan's METI, an array of parties; their id ends with the number on the list. */
export async function* readJpMeti(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    for (const party of JSON.parse(await textOfFile(file))) {
      yield {
        id: /\d+$/.exec(party.id)?.[0] ?? '',
        values: {
          'name words': [party.entity_name, ...party.aliases],
          'plain name': [party.entity_name, ...party.aliases].filter((name: string) => !/[;()／/]/.test(name)),
          address: party.addresses,
          text: [party.reason],
        },
      }
    }
  }
}
