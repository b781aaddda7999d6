import type { DfatCell } from './dfat-document.ts'

type DfatRow = Readonly<Record<string, DfatCell>>

const kabir: DfatRow = {
  Type: 'Individual',
  'Date of Birth': 'Approximately 1963, 30/01/1972',
  'Place of Birth': 'Nahrin District, Baghlan Province, Afghanistan',
  Citizenship: 'Afghanistan',
  Address: 'Afghanistan',
  'Additional Information':
    'TAi.003. Title: Maulavi. Designation: Second Deputy, Economic affairs, Council of Ministers under the Taliban regime (1996-2001).',
  'Listing Information': 'Listed on 25 Jan. 2001 ( amended on 3 Sep. 2003, 20 Dec. 2005, 28 Apr. 2026)',
  Committees: '1988 (Taliban)',
  'Control Date': 46150,
  'Instrument of Designation': 'Charter of the United Nations (Sanctions—the Taliban) Regulation 2013',
  'Targeted Financial Sanction': true,
  'Travel Ban': true,
  'Arms Embargo': true,
  'Maritime Restriction': false,
}

const jalil: DfatRow = {
  ...kabir,
  'Place of Birth':
    'a) Khwaja Malik, Arghandab District, Kandahar Province, Afghanistan  b) Kandahar City, Kandahar Province, Afghanistan',
  Address: null,
  'Additional Information':
    'TAi.034 Title: a) Maulavi b) Mullah. Deputy Minister of Foreign Affairs under the Taliban regime.',
  'Listing Information': 'Listed on: 25 Jan. 2001 (amended on 3 Sep. 2003, 31 Dec. 2013)',
  'Control Date': 46058,
}

const leader: DfatRow = {
  Type: 'Entity',
  Address: 'LM-873, RM B, 14/F, Wah Hen Commercial Centre, 383 Hennessy Road, Wanchai, Hong Kong, China',
  'Additional Information':
    'KPe.017. Facilitates shipments on behalf of the Korea Mining Development Trading Corporation (KOMID). Hong Kong company registration number: 1177053.',
  'Listing Information': 'Listed on: 22 Jan. 2013',
  Committees: '1718 (DPRK)',
  'Control Date': 46058,
  'Instrument of Designation':
    'Charter of the United Nations (Sanctions — Democratic People’s Republic of Korea) Regulations 2008',
  'Targeted Financial Sanction': true,
  'Travel Ban': false,
  'Arms Embargo': true,
  'Maritime Restriction': false,
}

/** Public entries of the Consolidated List, rewritten and shortened, references as published. */
export const dfatFixture: DfatRow[] = [
  { ...kabir, Reference: 3, 'Name of Individual or Entity': 'Abdul Kabir Mohammad Jan', 'Name Type': 'Primary Name' },
  {
    ...kabir,
    Reference: '3a',
    'Name of Individual or Entity': 'A. Kabir',
    'Name Type': 'Alias',
    'Alias Strength': 'Strong',
  },
  { ...kabir, Reference: '3b', 'Name of Individual or Entity': 'عبد الکبیر محمد جان', 'Name Type': 'Original Script' },
  {
    ...jalil,
    Reference: 34,
    'Name of Individual or Entity': 'Abdul Jalil Haqqani Wali Mohammad',
    'Name Type': 'Primary Name',
    'Date of Birth': 1963,
  },
  {
    ...jalil,
    Reference: '34d',
    'Name of Individual or Entity': 'Abdul Jalil Haqqani (previously listed as)',
    'Name Type': 'Alias',
    'Alias Strength': 'Strong',
    'Date of Birth': 1963,
  },
  {
    ...jalil,
    Reference: '34e',
    'Name of Individual or Entity': 'Nazar Jan',
    'Name Type': 'Alias',
    'Alias Strength': 'Weak',
    'Date of Birth': 1955,
    'Place of Birth': 'Logar, Afghanistan',
  },
  {
    ...leader,
    Reference: 2570,
    'Name of Individual or Entity': 'Leader (Hong Kong) International',
    'Name Type': 'Primary Name',
  },
  {
    ...leader,
    Reference: '2570a',
    'Name of Individual or Entity': 'Leader International Trading Limited',
    'Name Type': 'Alias',
    'Alias Strength': 'Strong',
  },
  {
    Reference: 8228,
    'Name of Individual or Entity': 'NOCTIS',
    Type: 'Vessel',
    'Name Type': 'Primary Name',
    'Additional Information': 'Previous names include ASHER',
    'Listing Information':
      'Designated as a sanctioned vessel in the Autonomous Sanctions (Sanctioned Vessels – Russia) Designation 2025',
    'IMO Number': 9258868,
    Committees: 'Autonomous (Vessels)',
    'Control Date': 45826,
    'Instrument of Designation': 'Autonomous Sanctions (Sanctioned Vessels – Russia) Designation 2025',
    'Targeted Financial Sanction': false,
    'Travel Ban': false,
    'Arms Embargo': false,
    'Maritime Restriction': true,
  },
]
