import account from './account.json'
import bulletin from './bulletin.json'
import china from './china.json'
import dialog from './dialog.json'
import freshness from './freshness.json'
import graph from './graph.json'
import subject from './subject.json'
import verify from './verify.json'

/** Phrases of pages and dialogs outside the first load. */
export const phrases = { account, bulletin, china, dialog, freshness, graph, subject, verify }
