import { z } from 'zod'
import { ListedPartiesAnswer, ListedPartiesQuery } from '../items/listed-parties.ts'
import {
  ControlCountry,
  ControlCountryQuery,
  DestinationAnswer,
  DestinationQuery,
  ItemCategory,
  ItemCategoryQuery,
  ItemDetail,
  ItemDetailQuery,
  ItemMap,
  ItemSearchAnswer,
  ItemSearchQuery,
  ItemSuggestions,
  ItemSuggestQuery,
  UnknownItem,
} from '../us-items.ts'
import type { OperationArea } from './operation.ts'

const failures = { 404: UnknownItem.nullable() }

/** US item codes (ECCN), and for which destinations they need a licence. */
export const usItemOperations = {
  'eccn.categories': {
    tag: 'items',
    summary: 'Categories or product groups of the Commerce Control List',
    access: 'open',
    query: ItemCategoryQuery,
    answer: z.array(ItemCategory),
  },
  'eccn.search': {
    tag: 'items',
    summary: 'US item codes by code or words, with category and group filters',
    access: 'open',
    query: ItemSearchQuery,
    answer: ItemSearchAnswer,
  },
  'eccn.suggest': {
    tag: 'items',
    summary: 'At most ten US item codes for what is typed',
    access: 'open',
    query: ItemSuggestQuery,
    answer: ItemSuggestions,
  },
  'eccn.detail': {
    tag: 'items',
    summary: 'One US item code: controls, exceptions, conditions, items, changes',
    access: { module: 'eccn', idField: 'eccn' },
    query: ItemDetailQuery,
    answer: ItemDetail,
    failures,
  },
  'eccn.map': {
    tag: 'items',
    summary: 'One US item code as a tree of its paragraphs',
    access: { module: 'eccn', idField: 'eccn' },
    query: ItemDetailQuery,
    answer: ItemMap,
    failures,
  },
  'eccn.destination': {
    tag: 'items',
    summary: 'Which requirements of a US item code apply to a destination, by the chart, the groups and its words',
    access: { module: 'eccn', idField: 'eccn' },
    query: DestinationQuery,
    answer: DestinationAnswer,
    failures,
  },
  'eccn.parties': {
    tag: 'items',
    summary: 'Rules of the Entity List that reach items of any code, and the parties of one of them',
    access: 'open',
    query: ListedPartiesQuery,
    answer: ListedPartiesAnswer,
  },
  'eccn.countries': {
    tag: 'items',
    summary: 'The Commerce Country Chart: destinations by reasons for control',
    access: 'open',
    query: ControlCountryQuery,
    answer: z.array(ControlCountry),
  },
} satisfies OperationArea
