import type { LegalClass } from './legal-class.ts'

/**
 * Legal forms of companies met most often, spelled out and short, in any script: they are read as names are.
 * Origin: general knowledge of company law, classes after opensanctions/rigour `resources/names/org_types.yml` (MIT).
 */
export const widespreadForms: Record<LegalClass, string> = {
  company: `
    company; corporation; incorporated; corp; inc; compania; compañía; compagnie; companhia; kompaniya; компания; компанія; شركة; شرکت; cia; societe;
    société; firma; фирма; & co; and co; und co; y cia; e cia; et cie; gesellschaft; шартномаи`,
  limited: `
    limited liability company; limited liability co; limited company; private limited company; private limited; pvt ltd; pvt limited; private ltd;
    pte ltd; pte limited; pty ltd; pty limited; proprietary limited; co ltd; co limited; company limited; company ltd; corporation limited;
    corporation ltd; ltd co; ltd; limited; ltda; limitada; llc; l l c; limited liability partnership; osakeyhtiö; osakeyhtio; llp; lllp; gmbh;
    gesellschaft mit beschränkter haftung; ges m b h; gesmbh; mbh; gmbh & co kg; gmbh co kg; ggmbh; gemeinnützige gmbh; ug haftungsbeschränkt; unternehmergesellschaft; sarl;
    s à r l; société à responsabilité limitée; srl; s r l; società a responsabilità limitata; sociedad de responsabilidad limitada; s de rl de cv;
    s de r l de c v; s de rl; sociedad limitada; sociedade limitada; eurl; sp z o o; sp z o.o.; spzoo; sp zoo;
    spółka z ograniczoną odpowiedzialnością; spolka z ograniczona odpowiedzialnoscia; d o o; doo; društvo s ograničenom odgovornošću;
    društvo sa ograničenom odgovornošću; ooo; ооо; общество с ограниченной ответственностью; obshchestvo s ogranichennoi otvetstvennostyu;
    obshchestvo s ogranichennoy otvetstvennostyu; obschestvo s ogranichennoy otvetstvennostyu; тов; товариство з обмеженою відповідальністю;
    tovarystvo z obmezhenoyu vidpovidalnistyu; тоо; товарищество с ограниченной ответственностью; чуп; уп; kft; korlátolt felelősségű társaság;
    spol s r o; s r o; společnost s ručením omezeným; uab; uždaroji akcinė bendrovė; oü; osaühing; eood; еоод; ood; оод; aps; anpartsselskab; bv; b v;
    besloten vennootschap; bvba; ehf; kk; gk; kabushiki kaisha; kabushiki gaisha; godo kaisha; yugen kaisha; yk; ltd sti; ltd şti; limited şirketi;
    limited sirketi; tic ltd sti; sanayi ve ticaret limited sirketi; fze; fz llc; fz-llc; fzc; fzco; fz co; free zone establishment;
    free zone company; dmcc; dwc llc; sdn bhd; bhd; berhad; wll; w l l; with limited liability; ذ م م; ذات مسؤولية محدودة; مسئولیت محدود; sarlu;
    suarl; sasu; mchj; mas'uliyati cheklangan jamiyati; жшс; μονοπρόσωπη; επε; εταιρεία περιορισμένης ευθύνης; ikk; шпс; 유한회사; 주식회사; 有限公司; ג ב ע מ;
    בע מ; บริษัท จำกัด; บริษัท; จำกัด; công ty tnhh; cong ty tnhh; công ty trách nhiệm hữu hạn; tnhh`,
  stock: `
    joint stock company; joint-stock company; jointstock company; public joint stock company; open joint stock company; closed joint stock company;
    private joint stock company; non-public joint stock company; jsc; pjsc; ojsc; cjsc; pjs; js co; j s c; public limited company; plc; p l c;
    public company limited; pcl; aktiengesellschaft; société anonyme; societe anonyme; sociedad anónima; sociedad anonima; sociedade anônima;
    sociedade anonima; s a de c v; sa de cv; sociedad anonima de capital variable; sapi de cv; s a p i de c v; sab de cv; s a u; società per azioni;
    societa per azioni; s p a; spa; spółka akcyjna; spolka akcyjna; s a; naamloze vennootschap; n v; aktiebolag; aktiebolaget; a b; aktieselskab; a s;
    asa; aksjeselskap; oyj; anonim şirketi; anonim sirketi; a ş; a o; a d; акционерное общество; aktsionernoe obshchestvo;
    aktsionernoye obshchestvo; ао; оао; зао; пао; ат; пат; прат; нао; oao; zao; pao; aozt; аозт; публичное акционерное общество;
    publichnoe aktsionernoe obshchestvo; publichnoye aktsionernoye obshchestvo; открытое акционерное общество; otkrytoe aktsionernoe obshchestvo;
    otkrytoye aktsionernoye obshchestvo; закрытое акционерное общество; zakrytoe aktsionernoe obshchestvo; zakrytoye aktsionernoye obshchestvo;
    непубличное акционерное общество; nepublichnoe aktsionernoe obshchestvo; акціонерне товариство; aktsionerne tovarystvo;
    публічне акціонерне товариство; приватне акціонерне товариство; d d; dioničko društvo; akciová společnost; akciová spoločnosť;
    akcionarsko društvo; részvénytársaság; nyrt; zrt; akcine bendrove; akcinė bendrovė; akciju sabiedrība; aktsiaselts;
    sociedad por acciones simplificada; s a s; société par actions simplifiée; societe par actions simplifiee; societas europaea; saoc; saog; saog;
    qsc; qpsc; ksc; kscp; kscc; psc; p s c; bsc; s a l; sae; s a e; sak; sahamy amm; sherkate sahami; sahami am; perseroan terbatas; tbk; persero;
    công ty cổ phần; cong ty co phan; ανώνυμη εταιρεία; ανωνυμη εταιρεια; 股份有限公司`,
  partnership: `
    limited partnership; lp; l p; general partnership; kommanditgesellschaft; kommanditgesellschaft auf aktien; kgaa; kg; k g; ohg;
    offene handelsgesellschaft; scs; s c s; sca; snc; s n c; commanditaire vennootschap; c v; vof; v o f; partg; s en c; sp k; spj;
    spółka komandytowa; kommandiittiyhtiö; slp`,
  cooperative: 'cooperative; co-operative; cooperativa; genossenschaft; cooperatief; kooperativ; кооператив',
  nonprofit: `
    autonomous non-profit organization; autonomous nonprofit organization; автономная некоммерческая организация; ано; ano;
    avtonomnaya nekommercheskaya organizatsiya; eingetragener verein; e v; asbl; aisbl; association sans but lucratif`,
  state: `
    federal state unitary enterprise; federalnoe gosudarstvennoe unitarnoe predpriyatie; фгуп; fgup; гуп; gup; муп; state enterprise;
    федеральное государственное унитарное предприятие; унитарное предприятие; унитарное частное предприятие; republican unitary enterprise; руп; фгбу;
    fgbu; фгбоу; фгку; фкп; казенное предприятие; state unitary enterprise; unitary enterprise; private unitary enterprise; державне підприємство; дп`,
  sole: 'sole proprietorship; individual entrepreneur; индивидуальный предприниматель; einzelunternehmen; e k; firma individual',
}
