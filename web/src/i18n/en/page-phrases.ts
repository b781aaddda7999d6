import account from './account.json'
import bulletin from './bulletin.json'
import china from './china.json'
import dialog from './dialog.json'
import freshness from './freshness.json'
import graph from './graph.json'
import subject from './subject.json'
import verify from './verify.json'

/** Of the pages and dialogs that are not part of a first load. */
export const phrases = { account, bulletin, china, dialog, freshness, graph, subject, verify }
