import type { LegalClass } from './legal-class.ts'

/**
 * Legal forms of the Germanic, Romance, Nordic, Baltic and Hungarian languages and of English, beyond the widespread ones.
 * Origin: forms and classes after opensanctions/rigour `resources/names/org_types.yml` (MIT) and general knowledge of company law.
 */
export const europeanForms: Record<LegalClass, string> = {
  company: `
    incorporation; incorporée; incorp; corporación; corporacion; corporation plc; compañía por acciones; compania por acciones; c por a;
    unlimited company; unlimited; unltd; unlimited proprietary; ges; societatea comercială; societatea comerciala; sociedad mercantil; sociedad civil;
    sociedad colectiva; sociedade; société commerciale; limited by guarantee; limited by shares; incorporated association; community interest company;
    cic; pllc; pc`,
  limited: `
    limited liabilities company; limited liability corporation; limited liability comp; ltd liability company; ltd liability co; limited liability;
    ltd company; ltd corporation; limited corporation; company with limited liability; limited co; single member private limited company;
    private company limited by shares; private company limited; private co ltd; one person company; opc private limited; opc pvt ltd;
    professional limited liability company; limitée; limitee; ltee; ltée; gesellschaft mit beschraenkter haftung; gesellschaft mit beschr haftung;
    gesellschaft mbh; ges mbh; ges m b h; gesmbh; g m b h; gmb h; gmbh und co kg; gmbh and co kg; gmbh co kgaa; gmbh & co ohg; gmbh & co;
    gemeinnuetzige gmbh; unternehmergesellschaft haftungsbeschränkt; haftungsbeschränkt; haftungsbeschraenkt;
    besloten vennootschap met beperkte aansprakelijkheid; vennootschap met beperkte aansprakelijkheid; b v b a; ebvba; sprl; s p r l;
    société privée à responsabilité limitée; societe privee a responsabilite limitee; societe a responsabilite limitee;
    société à responsabilité limitée unipersonnelle; entreprise unipersonnelle à responsabilité limitée; société unipersonnelle; s a r l; sàrl;
    sarl au; e u r l; s u a r l; société par actions simplifiée unipersonnelle; sociedad de responsabilidad limitada de capital variable;
    sociedad limitada unipersonal; sociedad limitada laboral; sociedad limitada nueva empresa; s r l u; s l u; s l l; slne; s de r l;
    soc de resp ltda; sociedad de resp ltda; compañía limitada; compania limitada; cia ltda; cía ltda; c ltda; cia lda;
    empresa individual de responsabilidad limitada; e i r l; eirl; empresa individual de responsabilidade limitada; eireli; e i r e l i;
    sociedade limitada; sociedade por quotas; sociedade unipessoal; unipessoal lda; unipessoal; lda; l da; ltda me; ltda epp; me ltda;
    societa a responsabilita limitata; società a responsabilità limitata semplificata; srls; s r l s; a responsabilità limitata;
    societate cu răspundere limitată; societatea cu răspundere limitată; societate cu raspundere limitata; societatea cu raspundere limitata;
    întreprinderea cu răspundere limitată; răspundere limitată; anpartsselskabet; selskab med begrænset ansvar; s m b a; smba; iværksætterselskab;
    ivs; privat aktiebolag; einkahlutafélag; osaühingu; piiratud vastutusega; sabiedrība ar ierobežotu atbildību; sabiedriba ar ierobezotu atbildibu;
    uždaroji akcinė bendrovė; uzdaroji akcine bendrove; mažoji bendrija; shpk; sh p k; sh.p.k.; spol. s r.o.; s r.o.; shoqëri me përgjegjësi të kufizuar;
    shoqeri me pergjegjesi te kufizuar; korlatolt felelossegu tarsasag; k f t; egyszemélyes kft; close corporation; proprietary ltd; pty;
    no liability; spol s r o; spolecnost s rucenim omezenym; spoločnosť s ručením obmedzeným; spolocnost s rucenim obmedzenym; spółka z o o;
    spolka z o o; spolka zoo; spzo o; sp z oo; sp zo o; spolka z ograniczona odp`,
  stock: `
    public limited; public ltd co; public limited corporation; publicly limited company; public ltd; plc ltd; p l co; joint stock co;
    joint stock corporation; joint stock; joint stock company limited; public joint stock; public jsc; open jsc; closed jsc;
    joint stock commercial bank; jscb; joint stock bank; private jsc; non public jsc; public stock company; company limited by shares;
    aktiengeselschaft; aktien gesellschaft; aktienges; ag & co kg; ag und co kg; ag & co kgaa; investmentaktiengesellschaft; europäische gesellschaft;
    aandelenvennootschap; naamloze; n v; publikt aktiebolag; abp; aktieselskabet; allmennaksjeselskap; a s a; hlutafélag; hlutafelag;
    julkinen osakeyhtiö; julkinen osakeyhtio; société par actions; societe par actions; société anonyme simplifiée; société en commandite par actions;
    société anonyme monégasque; société anonyme à responsabilité limitée; s a s u; sociedad anónima abierta; sociedad anonima cerrada; s a c; s a a;
    saa; sac; sociedad anónima cerrada; sociedad por acciones; sociedad anónima unipersonal; s a u; sociedad anónima bursátil de capital variable;
    s a b de c v; s a p i b de c v; sociedad anónima promotora de inversión de capital variable; soc anon de cap var; s a c v; sacv; s a i c; saic;
    s a c i; saci; sacif; sacifi; s a c i f; s a i c f; sociedad anónima deportiva; compañía anónima; compania anonima; c a;
    sociedad anonima de economia mixta; s e m; sociedade anonima; sociedade por ações; sociedade por acoes; sociedade anônima aberta; s a r f;
    companhia aberta; società anonima; societa anonima; spa unipersonale; societate pe acțiuni; societatea pe acțiuni; societate pe actiuni;
    societatea pe actiuni; societe anonyme; prosta spółka akcyjna; spółka europejska; akciova spolecnost; akciova spolocnost; a s;
    akcionarsko drustvo; dionicko drustvo; akciju sabiedriba; publiskā akciju sabiedrība; aktsiaseltsi; nyilvánosan működő részvénytársaság;
    nyilvanosan mukodo reszvenytarsasag; zártkörűen működő részvénytársaság; zartkoruen mukodo reszvenytarsasag; reszvenytarsasag; shoqëri aksionere;
    shoqeri aksionere; shoqëri anonime; societas europea; european company; sociedad anonima europea; sicav; sicaf`,
  partnership: `
    limited liability limited partnership; incorporated limited partnership; offene gesellschaft; offene handels gesellschaft;
    gesellschaft bürgerlichen rechts; gesellschaft des bürgerlichen rechts; gbr; gesbr; g b r; partnerschaftsgesellschaft; partnerschaft mbb;
    partg mbb; kommandit gesellschaft; kommanditbolag; kommanditselskab; kommandittselskap; handelsbolag; handelsbolaget; interessentskab;
    ansvarlig selskap; avoin yhtiö; avoin yhtio; kommandiittiyhtio; société en commandite; société en commandite simple; société en nom collectif;
    société en participation; société civile; société civile immobilière; s e n c; senc; groupement d intérêt économique; gie;
    sociedad en comandita; sociedad en comandita simple; sociedad en comandita por acciones; s en c s; s en c por a; comandita simple;
    sociedad comanditaria; sociedade em comandita; sociedade em nome coletivo; società in nome collettivo; societa in nome collettivo;
    società in accomandita semplice; societa in accomandita semplice; s a p a; sapa; società semplice; vennootschap onder firma; maatschap;
    gewone commanditaire vennootschap; comm v; comm va; spółka jawna; spolka jawna; sp j; spółka cywilna; spolka cywilna; spółka partnerska; sp p;
    spółka komandytowa akcyjna; spolka komandytowa; ska; s k a; sp k; komanditní společnost; veřejná obchodní společnost; v o s; betéti társaság;
    beteti tarsasag; közkereseti társaság; kkt; usaldusühing; täisühing; komandītsabiedrība; pilnsabiedrība; komanditinė ūkinė bendrija;
    societate în nume colectiv; societate în comandită; tikroji ūkinė bendrija`,
  cooperative: `
    co op; coop; cooperative society; co operative society; cooperative limited; co operative limited; cooperative association;
    eingetragene genossenschaft; e g; coopérative; cooperative agricole; société coopérative; societe cooperative; scop; sociedad cooperativa; s coop;
    scoop; s c l; cooperativa de trabajo; società cooperativa; societa cooperativa; scarl; s c a r l; soc coop; soc coop a r l; sociedade cooperativa;
    coöperatie; cooperatie; coöperatieve vennootschap; cvba; c v b a; cooperatieve; spółdzielnia; spoldzielnia; družstvo; druzstvo; szövetkezet;
    osuuskunta; andelslag; andelsselskab; a m b a; ekonomisk förening; ekonomisk forening; ek för; ühistu; kooperatyvas; kooperatīvs;
    cooperativa de responsabilidad limitada`,
  nonprofit: `
    non profit organization; nonprofit organization; not for profit corporation; non profit corporation; non governmental organization;
    non governmental organisation; ngo; ong; registered association; registered charity; eingetragene vereinigung; eingetr verein; a s b l;
    association internationale sans but lucratif; association loi 1901; organisation non gouvernementale; fondation d utilité publique;
    organización no gubernamental; organizacion no gubernamental; asociación civil; asociacion civil; organização não governamental;
    organizacao nao governamental; oscip; onlus; ente del terzo settore; vereniging zonder winstoogmerk; v z w; vzw; ivzw; rekisteröity yhdistys;
    rekisteroity yhdistys; registrerad förening; ideell förening; mittetulundusühing; mtü; viešoji įstaiga; všį; kht; obecně prospěšná společnost;
    o p s; zapsaný spolek; občanské sdružení`,
  state: `
    state owned enterprise; state owned company; établissement public; etablissement public; entreprise publique; entreprise d état; empresa pública;
    empresa publica; empresa del estado; sociedad del estado; empresa estatal; empresa pública unitária federal; ente pubblico economico;
    azienda speciale; anstalt des öffentlichen rechts; anstalt öffentlichen rechts; aör; körperschaft des öffentlichen rechts; kdör; staatsbetrieb;
    státní podnik; statni podnik; štátny podnik; przedsiębiorstwo państwowe; przedsiebiorstwo panstwowe; întreprinderea de stat;
    intreprinderea de stat; intreprindere de stat; întreprinderea municipală; regie autonome; regia autonomă; valstybės įmonė;
    valsts akciju sabiedrība; ndermarrje shteterore`,
  sole: `
    sole proprietor; sole trader; individual enterprise; private entrepreneur; individual entrepreneurship; eingetragener kaufmann;
    eingetragene kauffrau; e kfm; e kfr; einzelfirma; einzelunternehmer; entreprise individuelle; auto entrepreneur; empresa unipersonal;
    empresario individual; empresa individual; microempreendedor individual; ditta individuale; impresa individuale; eenmanszaak; enskild firma;
    enskild näringsidkare; enkeltmandsvirksomhed; enkeltpersonforetak; toiminimi; oiminimi; füüsilisest isikust ettevõtja; individuālais komersants;
    individuali įmonė; egyéni vállalkozó; egyeni vallalkozo; egyéni cég; întreprindere individuală; intreprindere individuala;
    întreprinzător individual; intreprinzator individual; persoană fizică autorizată; pfa; samostatný podnikatel`,
}
