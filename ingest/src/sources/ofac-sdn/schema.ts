import type { ElementSchema } from '../../reading/xml/read-elements.ts'

/** The elements and attributes of SDN_ADVANCED.XML version 3, as the files of 2025-11 have them. */

const value: ElementSchema = {}
const ignored: ElementSchema = { isIgnored: true }
const named = (...attributes: string[]): ElementSchema => ({ attributes: ['ID', ...attributes] })
const set = (name: string, ...attributes: string[]): ElementSchema => ({ children: { [name]: named(...attributes) } })

const day: ElementSchema = { children: { Year: value, Month: value, Day: value } }
const fixed = ['YearFixed', 'MonthFixed', 'DayFixed']
const boundary: ElementSchema = { attributes: ['Approximate', ...fixed], children: { From: day, To: day } }
const datePeriod: ElementSchema = {
  attributes: ['CalendarTypeID', ...fixed],
  children: { Comment: value, Start: boundary, End: boundary },
}
const event: ElementSchema = { attributes: ['CalendarTypeID'], children: day.children ?? {} }

const referenceSets: ElementSchema = {
  isItem: true,
  children: {
    AliasTypeValues: set('AliasType'),
    AreaCodeValues: set('AreaCode', 'CountryID', 'Description', 'AreaCodeTypeID'),
    AreaCodeTypeValues: ignored,
    CalendarTypeValues: set('CalendarType'),
    CountryValues: set('Country', 'ISO2'),
    // Always PRIMARY.
    CountryRelevanceValues: ignored,
    DecisionMakingBodyValues: ignored,
    DetailReferenceValues: set('DetailReference'),
    DetailTypeValues: set('DetailType'),
    // Repeats Alias/@Primary.
    DocNameStatusValues: ignored,
    EntryEventTypeValues: set('EntryEventType'),
    EntryLinkTypeValues: ignored,
    ExRefTypeValues: ignored,
    FeatureTypeValues: set('FeatureType', 'FeatureTypeGroupID'),
    FeatureTypeGroupValues: ignored,
    IDRegDocDateTypeValues: set('IDRegDocDateType'),
    IDRegDocTypeValues: set('IDRegDocType'),
    IdentityFeatureLinkTypeValues: ignored,
    LegalBasisValues: set('LegalBasis', 'LegalBasisShortRef', 'LegalBasisTypeID', 'SanctionsProgramID'),
    LegalBasisTypeValues: ignored,
    ListValues: set('List'),
    LocPartTypeValues: set('LocPartType'),
    LocPartValueStatusValues: ignored,
    LocPartValueTypeValues: ignored,
    NamePartTypeValues: set('NamePartType'),
    OrganisationValues: ignored,
    PartySubTypeValues: set('PartySubType', 'PartyTypeID'),
    PartyTypeValues: set('PartyType'),
    RelationQualityValues: set('RelationQuality'),
    RelationTypeValues: set('RelationType', 'Symmetrical'),
    ReliabilityValues: set('Reliability'),
    SanctionsProgramValues: set('SanctionsProgram', 'SubsidiaryBodyID'),
    SanctionsTypeValues: set('SanctionsType'),
    ScriptValues: set('Script', 'ScriptCode'),
    ScriptStatusValues: ignored,
    SubsidiaryBodyValues: ignored,
    SupInfoTypeValues: ignored,
    TargetTypeValues: ignored,
    ValidityValues: set('Validity'),
  },
}

const location: ElementSchema = {
  isItem: true,
  attributes: ['ID'],
  children: {
    LocationAreaCode: { attributes: ['AreaCodeID'] },
    LocationCountry: { attributes: ['CountryID', 'CountryRelevanceID'] },
    LocationPart: {
      attributes: ['LocPartTypeID'],
      children: {
        LocationPartValue: {
          attributes: ['Primary', 'LocPartValueTypeID', 'LocPartValueStatusID'],
          children: { Comment: value, Value: value },
        },
      },
    },
    // Back references of what points here.
    FeatureVersionReference: ignored,
    IDRegDocumentReference: ignored,
  },
}

const identityDocument: ElementSchema = {
  isItem: true,
  attributes: ['ID', 'IDRegDocTypeID', 'IdentityID', 'IssuedBy-CountryID', 'IssuedIn-LocationID', 'ValidityID'],
  children: {
    Comment: value,
    IDRegistrationNo: value,
    IssuingAuthority: value,
    DocumentDate: { attributes: ['IDRegDocDateTypeID'], children: { DatePeriod: datePeriod } },
    // Which spelling of the name the document bears: always a name of the same identity.
    DocumentedNameReference: ignored,
    FeatureVersionReference: ignored,
  },
}

const alias: ElementSchema = {
  attributes: ['FixedRef', 'AliasTypeID', 'Primary', 'LowQuality'],
  children: {
    DocumentedName: {
      attributes: ['ID', 'FixedRef', 'DocNameStatusID'],
      children: {
        DocumentedNamePart: {
          children: {
            NamePartValue: { attributes: ['NamePartGroupID', 'ScriptID', 'ScriptStatusID', 'Acronym'] },
          },
        },
      },
    },
  },
}

const feature: ElementSchema = {
  attributes: ['ID', 'FeatureTypeID'],
  children: {
    FeatureVersion: {
      attributes: ['ID', 'ReliabilityID'],
      children: {
        Comment: value,
        VersionLocation: { attributes: ['LocationID'] },
        VersionDetail: { attributes: ['DetailTypeID', 'DetailReferenceID'] },
        DatePeriod: datePeriod,
      },
    },
    IdentityReference: ignored,
  },
}

const party: ElementSchema = {
  isItem: true,
  attributes: ['FixedRef'],
  children: {
    Comment: value,
    Profile: {
      attributes: ['ID', 'PartySubTypeID'],
      children: {
        Identity: {
          attributes: ['ID', 'FixedRef', 'Primary', 'False'],
          children: {
            Alias: alias,
            NamePartGroups: {
              children: {
                MasterNamePartGroup: { children: { NamePartGroup: { attributes: ['ID', 'NamePartTypeID'] } } },
              },
            },
          },
        },
        Feature: feature,
      },
    },
  },
}

const relationship: ElementSchema = {
  isItem: true,
  attributes: [
    'ID',
    'From-ProfileID',
    'To-ProfileID',
    'RelationTypeID',
    'RelationQualityID',
    'Former',
    'SanctionsEntryID',
  ],
  children: { Comment: value, DatePeriod: datePeriod },
}

const sanctionsEntry: ElementSchema = {
  isItem: true,
  attributes: ['ID', 'ProfileID', 'ListID'],
  children: {
    EntryEvent: {
      attributes: ['ID', 'EntryEventTypeID', 'LegalBasisID'],
      children: { Comment: value, Date: event },
    },
    SanctionsMeasure: {
      attributes: ['ID', 'SanctionsTypeID'],
      children: { Comment: value, DatePeriod: datePeriod },
    },
  },
}

export const root = {
  name: 'Sanctions',
  schema: {
    attributes: ['xmlns', 'xmlns:xsi', 'Version', 'xsi:schemaLocation'],
    children: {
      DateOfIssue: { ...event, isItem: true },
      ReferenceValueSets: referenceSets,
      Locations: { children: { Location: location } },
      IDRegDocuments: { children: { IDRegDocument: identityDocument } },
      DistinctParties: { children: { DistinctParty: party } },
      ProfileRelationships: { children: { ProfileRelationship: relationship } },
      SanctionsEntries: { children: { SanctionsEntry: sanctionsEntry } },
      // Empty in every file seen; what it may contain is unknown, so it is not ignored.
      SanctionsEntryLinks: {},
    },
  } satisfies ElementSchema,
}
