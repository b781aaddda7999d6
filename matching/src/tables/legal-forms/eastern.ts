import type { LegalClass } from './legal-class.ts'

/**
 * Legal forms of the Slavic languages, of Greek, Turkish, Arabic, Persian and Hebrew, of the Caucasus and of Asia, in their
 * scripts and romanised.
 * Origin: forms and classes after opensanctions/rigour `resources/names/org_types.yml` (MIT) and general knowledge of company law.
 */
export const easternForms: Record<LegalClass, string> = {
  company: `
    корпорация; корпорація; korporatsiya; korporatsiia; фірма; ортачко друштво; ortačko društvo; şirketi; sirketi; şirket; sirket; kollektif şirketi;
    sti; şti; sherkat; sherkate; sherkat e; sharikat; sharika; sharikah; al sharika; shirkat; εταιρεία; εταιρια; etaireia; etairia; kompaniyasi;
    jamiyati; บริษัท จำกัด มหาชน; syarikat; perusahaan; perum; kaisha; gaisha; hoesa; 회사; công ty; cong ty; cty; 公司; 会社`,
  limited: `
    компания с ограниченной ответственностью; kompaniya s ogranichennoy otvetstvennostyu; общество с дополнительной ответственностью; одо; odo;
    с ограниченной ответственностью; s ogranichennoy otvetstvennostyu; s ogranichennoi otvetstvennostyu; obshchestvo s ogranichennoj otvetstvennostyu;
    obshestvo s ogranichennoy otvetstvennostyu; obshchestvo s ogranichennoi otvetstvennostiu; obschestvo s ogranichennoi otvetstvennostyu; o o o; лтд;
    лимитед; лімітед; ооо тд; ltd liability partnership; таварыства з абмежаванай адказнасцю; таварыства з дадатковай адказнасцю;
    tavarystva z abmezhavanay adkaznastsyu; таа; taa; тзов; tzov; tovarystvo z obmezhenoiu vidpovidalnistiu;
    tovarishchestvo s ogranichennoy otvetstvennostyu; tovarishchestvo s ogranichennoi otvetstvennostyu; жауапкершілігі шектеулі серіктестік;
    zhauapkershiligi shekteuli seriktestik; жшс; zhshs; жоопкерчилиги чектелген коому; жчк; осоо; osoo; общество с ограниченной ответственностью осоо;
    дружество с ограничена отговорност; druzhestvo s ogranichena otgovornost; еднолично дружество с ограничена отговорност;
    ednolichno druzhestvo s ogranichena otgovornost; друштво са ограниченом одговорношћу; друштво со ограничена одговорност; дооел; dooel; дпту;
    д о о; доо; d o o e l; jdoo; j d o o; jednostavno društvo s ograničenom odgovornošću; drustvo s ogranicenom odgovornoscu;
    drustvo sa ogranicenom odgovornoscu; družba z omejeno odgovornostjo; druzba z omejeno odgovornostjo; εταιρία περιορισμένης ευθύνης;
    ετε περιορισμενης ευθυνης; ιδιωτική κεφαλαιουχική εταιρεία; idiotiki kefalaiouchiki etaireia; μονοπρόσωπη επε; monoprosopi ike; monoprosopi epe;
    i k e; e p e; ike; limited ortaklığı; limited şti; ltd sirketi; ltd şirketi; ltd ş; san tic ltd sti; san ve tic ltd şti; san ve tic ltd sti;
    dış tic ltd şti; dis tic ltd sti; paz ltd şti; ticaret limited şirketi; ticaret ltd şti; ticaret ltd sti; tic san ltd şti; tic ve san ltd şti;
    tic ve san ltd sti; ith ihr ltd şti; məhdud məsuliyyətli cəmiyyət; mehdud mesuliyyetli cemiyyeti; mmc; m m c; масъулияти чекланган жамият;
    masuliyati cheklangan jamiyat; масъулияти маҳдуд; ҷдмм; jdmm; ҷамъияти дорои масъулияти маҳдуд; хязгаарлагдмал хариуцлагатай компани; ххк; khkhk;
    xxk; hojalyk jemgyyeti; h j; შეზღუდული პასუხისმგებლობის საზოგადოება; შპს; shezghuduli pasukhismgeblobis sazogadoeba;
    սահմանափակ պատասխանատվությամբ ընկերություն; սպը; ש מ; בערבון מוגבל; בע״מ; בעמ; beeravon mugbal; ذات المسؤولية المحدودة; شركة ذات مسؤولية محدودة;
    ش ذ م م; ذ م م; ش م م; م م ح; م د م س; ش م ح; ذ م م ح; ش ذ م م ح; منطقة حرة; المحدودة; محدودة; شرکت با مسئولیت محدود; با مسئولیت محدود; sherkat ba masouliyat mahdood; ba masouliat mahdood;
    ba masuliyat mahdud; massouliyat mahdoud; mahdood masouliyat; masooliyat mahdood; limited liability company free zone; company limited liability company; limited liability company company; limited liability company responsibility;
    limited liability company responsibility of; limited liability company with responsibility; fz l l c; f z l l c; fzllc;
    f z e; f z c o; f z c; fz establishment; fz est; free zone enterprise; free zone co; freezone company; freezone establishment; free zone llc;
    free zone limited; dmcc llc; dwc; d w c llc; s p c; single person company llc; one person company llc; sole proprietorship llc; llc spc;
    l l c o p c; sendirian berhad; sendirian; s d n b h d; sdn; private limited liability; (pvt) ltd; (private) limited; (pty) ltd;
    private limited liability company; prv ltd; prvt ltd; p ltd; p limited; បរិษัท; chamkat; บจก; หจก; ห้างหุ้นส่วนจำกัด; प्राइवेट लिमिटेड; लिमिटेड;
    লিমিটেড; লিঃ; பிரைவேட் லிமிடெட்; praivet limited; công ty tnhh một thành viên; tnhh mtv; cong ty tnhh mot thanh vien; cong ty trach nhiem huu han;
    c ty tnhh; tnhh một thành viên; 有限责任公司; 有限責任公司; 有限會社; 유한책임회사; yuhan hoesa; yuhanhoesa; yuhan chaekim hoesa; chusik hoesa; jusik hoesa; jusikhoesa;
    chusikhoesa; ㈜; kabushikigaisha; kabushikikaisha; kabusiki kaisha; yugen gaisha; goudou gaisha; g k; k k; 合同会社; 株式会社; 有限会社; ኃላፊነቱ የተወሰነ የግል ማህበር`,
  stock: `
    акционерный коммерческий банк; акб; akb; aktsionernyy kommercheskiy bank; aktsionernyi kommercheskii bank; aktsionerny kommerchesky bank;
    aktsionernoe obschestvo; akcionernoe obshchestvo; aktsionernoje obshchestvo; aktsionernoye obshestvo; aktsionerne; public ao; публичное ао;
    закрытое ао; открытое ао; акционерное общество закрытого типа; акционерное общество открытого типа; аоот; aoot; публичное общество; publichnoe ao;
    pao ao; народное предприятие; закрыте акціонерне товариство; відкрите акціонерне товариство; vidkryte aktsionerne tovarystvo;
    zakryte aktsionerne tovarystvo; ват; зат; publichne aktsionerne tovarystvo; pryvatne aktsionerne tovarystvo; prat; pryvatne at;
    закрытае акцыянернае таварыства; адкрытае акцыянернае таварыства; zakrytae aktsyyanernae tavarystva; adkrytae aktsyyanernae tavarystva; аат; aat;
    акционерно дружество; aktsionerno druzhestvo; еднолично акционерно дружество; еад; ead; адсиц; adsits; акционарско друштво; a d; dionicko drustvo;
    delniška družba; delniska druzba; акционерлік қоғам; aktsionerlik kogam; акциядорлик жамияти; aksiyadorlik jamiyati; aksiyadorlik jamiyat;
    ochiq aksiyadorlik jamiyati; oaj; yoaj; ачык акционердик коом; ааж; jamiyati sahomii; ҷамъияти саҳомии кушода; ҷамъияти саҳомии; жск;
    açıq səhmdar cəmiyyəti; aciq sehmdar cemiyyeti; qapalı səhmdar cəmiyyəti; qapali sehmdar cemiyyeti; səhmdar cəmiyyəti; sehmdar cemiyyeti; asc;
    a s c; anonim ortaklık; anonim ortaklığı; anonim ortakligi; halka açık anonim ortaklık; anonim sirket; sanayi ve ticaret a ş;
    sanayi ve ticaret anonim şirketi; san ve tic a ş; san ve tic as; san tic a ş; tic a ş; ticaret a ş; სააქციო საზოგადოება; სს; saaktsio sazogadoeba;
    բաժնետիրական ընկերություն; փբը; բբը; pbe; bbe; pakbazhnetirakan; ανώνυμος εταιρεία; ανώνυμη εταιρία; anonymi etaireia; anonimi eteria;
    anonymos etaireia; α ε; anonymi etairia; شركة مساهمة; المساهمة; شركة مساهمة عامة; شركة مساهمة مصرية; ش م ع; ش م ل; ش م ب; ش م ك; ش م س; ش م ق;
    شركة مساهمة مقفلة; sharikat musahama; sharikat al mosahama; public shareholding company; private shareholding company; shareholding company;
    public joint stock company pjsc; p j s c; private joint stock; سهامی عام; سهامی خاص; شرکت سهامی عام; شرکت سهامی خاص; شرکت سهامی; sahami am;
    sahami khas; sahami khass; sahami aam; sherkat sahami; sherkat e sahami; sherkat sahami khas; sherkat sahami am; sherkate sahami khas;
    sherkate sahami khass; s a o g; s a o c; k s c; k s c c; k s c p; b s c; bsc closed; b s c c; q s c; q p s c; w l l company; s a k; p q s c;
    s a l holding; holding s a l; s a l offshore; pt tbk; perseroan terbatas terbuka; t b k; perusahaan perseroan; persero tbk; public co ltd;
    public company ltd; มหาชน; บมจ; mahachon; công ty cp; cty cp; cong ty cp; công ty cổ phần tập đoàn; ctcp; хувьцаат компани; ххн;
    huvitsaat kompani; 股份公司; 股份有限公司; shareholding company limited; joint stock limited company; አክሲዮን ማህበር`,
  partnership: `
    полное товарищество; коммандитное товарищество; товарищество на вере; повне товариство; командитне товариство; командитно дружество;
    командитно друштво; komanditno društvo; komanditno drustvo; komanditno druzhestvo; събирателно дружество; sabiratelno druzhestvo;
    javno trgovačko društvo; j t d; družba z neomejeno odgovornostjo; d n o; k d; к д; о д; ομόρρυθμη εταιρεία; ομορρυθμη εταιρεια;
    omorrythmi etaireia; ετερόρρυθμη εταιρεία; eterorrythmi etaireia; o e; kolektif şirketi; kolektif sirketi; koll şti; komandit şirketi;
    komandit sirketi; kom şti; adi ortaklık; شركة تضامن; شركة توصية بسيطة; tazamon; sherkat tazamoni; tazamoni; شرکت تضامنی; société de personnes;
    שותפות; שותפות מוגבלת; 合名会社; 合資会社; 有限合伙; 合伙企业; 兩合公司; 합자회사; 합명회사; doanh nghiệp hợp danh`,
  cooperative: `
    производственный кооператив; сельскохозяйственный производственный кооператив; спк; spk; потребительский кооператив; потребительское общество;
    кооператив производственный; proizvodstvennyy kooperativ; кооперация потребительская; кооперативно дружество; συνεταιρισμός; synetairismos;
    kooperatifi; kooperatif şirketi; tarım kredi kooperatifi; sınırlı sorumlu; شركة تعاونية; تعاونية; الجمعية التعاونية; taavoni; sherkat taavoni;
    sherkate taavoni; تعاونی; شرکت تعاونی; ta avoni; สหกรณ์; sahakon; hợp tác xã; hop tac xa; htx; 合作社; 農業協同組合; 협동조합; hyeopdong johap; אגודה שיתופית;
    aguda shitufit; מושב`,
  nonprofit: `
    некоммерческая организация; некоммерческое партнерство; некоммерческое партнёрство; нп; nekommercheskoe partnerstvo;
    nekommercheskaya organizatsiya; общественная организация; obshchestvennaya organizatsiya; региональная общественная организация;
    общероссийская общественная организация; межрегиональная общественная организация; неприбуткова організація; громадська організація;
    hromadska orhanizatsiia; hromadska orhanizatsiya; общественное объединение; obshchestvennoe obedinenie; 财团法人; 社団法人; 一般社団法人; 公益財団法人; 財団法人; 사단법인;
    재단법인; sadan beobin; jaedan beobin; עמותה; עמותה רשומה; חל צ; төрийн бус байгууллага; არასამეწარმეო იურიდიული პირი; ა ა ი პ; κοινωφελές ίδρυμα;
    αστική μη κερδοσκοπική εταιρεία; ami kerdoskopiki`,
  state: `
    федеральное государственное бюджетное учреждение; федеральное государственное бюджетное образовательное учреждение;
    федеральное государственное автономное учреждение; федеральное государственное казенное учреждение; федеральное казенное предприятие;
    федеральное казенное учреждение; государственное бюджетное учреждение; государственное учреждение; государственное казенное учреждение;
    государственное предприятие; gosudarstvennoe predpriyatie; gosudarstvennoye predpriyatiye; gosudarstvennoe unitarnoe predpriyatie;
    федеральное государственное учреждение; фгу; fgu; фгау; fgau; фгаоу; fgaou; fgbou; фгаоу во; fgaou vo; фгбоу во; fgbou vo; fgku; fku; фку; fkp; гбу; gbu; гку; gku; гбоу; мбоу;
    муниципальное унитарное предприятие; munitsipalnoe unitarnoe predpriyatie; mup; муниципальное бюджетное учреждение; мбу; казенное предприятие;
    казённое предприятие; federalnoye gosudarstvennoye unitarnoye predpriyatiye; federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie;
    federalnoye gosudarstvennoye byudzhetnoye uchrezhdeniye; federal state budgetary institution; federal state budget institution;
    federal state autonomous institution; federal state institution; federal state enterprise; federal state owned enterprise;
    federal state budgetary educational institution; federal state budgetary scientific institution;
    federal state autonomous educational institution of higher education; federal state unitarian enterprise; federal state unitary undertaking; fsue;
    fsbi; federal treasury enterprise; federal autonomous institution; federal autonomous enterprise; federal state united enterprise;
    federal state budgetary institution of science; federal state financed institution of science; federal state budgetary institution;
    federal state financed institution; federal state funded institution; federal state governmental institution; federal state owned institution;
    federal state budgetary establishment; federal state budgetary enterprise; federal state autonomous establishment; federal government institution;
    federal state budgetary educational institution of higher education; federal state budget educational institution;
    federal state budget educational institution of higher education; federal state budgetary establishment of higher education;
    federal state autonomous scientific institution; federal state autonomous scientific establishment; federal state public institution;
    federal state owned unitary enterprise; state federal unitary enterprise; state owned unitary enterprise; federal state unitary enterprises;
    state budgetary institution; state budgetary institution of additional education; state budgetary educational institution;
    state budgetary educational institution of additional education; state budgetary educational institution of higher education;
    state autonomous institution; municipal budget institution; municipal budgetary institution; municipal unitary enterprise; state financed institution;
    republican subsidiary unitary enterprise; republican production unitary enterprise; production unitary enterprise; republican state enterprise;
    federalnoye gosudarstvennoye byudzhetnoye uchrezhdeniye nauki; federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie nauki;
    federalnoe gosudarstvennoe kazennoe uchrezhdenie; federalnoe kazennoe predpriyatie; federalnoye kazennoye predpriyatiye;
    федеральное государственное бюджетное учреждение науки; федеральное автономное учреждение; fau; фау; державне підприємство; derzhavne pidpryiemstvo; derzhavne pidpryyemstvo;
    державне унітарне підприємство; казенне підприємство; kazenne pidpryiemstvo; унитарное производственное предприятие; унітарнае прадпрыемства;
    республиканское унитарное предприятие; respublikanskoe unitarnoe predpriyatie; рдуп; рупп; republican unitary production enterprise;
    производственное республиканское унитарное предприятие; мемлекеттік кәсіпорын; рмк; рмқк; республиканское государственное предприятие; ргп; rgp;
    давлат корхонаси; unitar korxona; jавно предузеће; јавно предузеће; јп; javno preduzeće; javno preduzece; javno poduzeće; javno poduzece;
    държавно предприятие; darzhavno predpriyatie; государственная компания; kamu iktisadi teşebbüsü; iktisadi devlet teşekkülü;
    badan usaha milik negara; bumn; tổng công ty nhà nước; doanh nghiệp nhà nước; 国有企业; 全民所有制; 국영기업; dövlət şirkəti; dovlet shirketi;
    պետական ոչ առևտրային կազմակերպություն; სსიპ; საჯარო სამართლის იურიდიული პირი`,
  sole: `
    частное предприятие; приватне підприємство; pryvatne pidpryiemstvo; pryvatne pidpryyemstvo; частное унитарное предприятие;
    частное производственное унитарное предприятие; частное торговое унитарное предприятие; chastnoe unitarnoe predpriyatie; chastnoe predpriyatie;
    private enterprise; фізична особа підприємець; фоп; fizychna osoba pidpryiemets; individualnyy predprinimatel; individualnyi predprinimatel;
    крестьянское фермерское хозяйство; кфх; жеке кәсіпкер; zheke kasipker; едноличен търговец; ednolichen targovets; предузетник; preduzetnik;
    samostalni preduzetnik; samostalni podjetnik; samostojni podjetnik; şahıs şirketi; sahis sirketi; xususiy korxona; хусусий корхона;
    yakka tartibdagi tadbirkor; ინდივიდუალური მეწარმე; ი მ; مؤسسة فردية; עוסק מורשה; perusahaan dagang; usaha dagang; doanh nghiệp tư nhân; dntn;
    hộ kinh doanh; 个体工商户; 个人独资企业; 개인사업자; proprietorship; hindu undivided family`,
}
