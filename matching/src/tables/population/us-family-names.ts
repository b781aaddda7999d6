/**
 * Family names of the United States and the share of the population bearing them, per mille, rounded; a share holds until the next.
 * Origin: US Census Bureau, 1990 name files (public domain).
 */
export const usFamilyNames = `
  10 smith
  8 johnson
  7 williams
  6 jones brown
  5 davis
  4 miller
  3 wilson moore taylor anderson thomas jackson white harris martin
  2.5 thompson garcia martinez robinson clark rodriguez lewis
  2 lee walker hall allen young hernandez king wright lopez hill scott green adams
  1.5 baker gonzalez nelson carter mitchell perez roberts turner phillips campbell parker evans edwards collins
  1.2 stewart sanchez morris rogers reed cook morgan bell murphy bailey rivera cooper richardson cox howard
  1 ward torres peterson gray ramirez james watson brooks kelly sanders price bennett wood barnes ross henderson coleman jenkins
  .9 perry powell long patterson hughes flores washington butler simmons foster gonzales bryant alexander russell
  .8 griffin diaz hayes myers ford hamilton graham sullivan wallace woods cole west jordan owens reynolds fisher ellis harrison gibson mcdonald cruz
    marshall ortiz gomez
  .7 murray freeman wells webb simpson stevens tucker porter hunter hicks crawford henry boyd mason morales kennedy warren dixon ramos reyes burns
    gordon shaw holmes
  .6 rice robertson hunt black daniels palmer mills nichols grant knight ferguson rose stone hawkins dunn perkins hudson spencer gardner stephens
    payne pierce berry matthews arnold wagner willis ray watkins olson carroll duncan snyder
  .5 hart cunningham bradley lane andrews ruiz harper fox riley armstrong carpenter weaver greene lawrence elliott chavez sims austin peters kelley
    franklin lawson fields gutierrez ryan schmidt carr vasquez castillo wheeler chapman oliver montgomery richards williamson johnston banks meyer
    bishop mccoy howell alvarez morrison hansen fernandez garza harvey little burton stanley nguyen george jacobs reid kim fuller lynch dean gilbert
    garrett romero
  .4 welch larson frazier burke hanson day mendoza moreno bowman medina fowler brewer hoffman carlson silva pearson holland douglas fleming jensen
    vargas byrd davidson hopkins may terry herrera wade soto walters curtis neal caldwell lowe jennings barnett graves jimenez horton shelton
    barrett obrien castro sutton gregory mckinney lucas miles craig rodriquez chambers holt lambert fletcher watts bates hale rhodes pena beck
    newman haynes mcdaniel mendez bush vaughn parks dawson santiago norris hardy love steele curry powers schultz barker
  .3 guzman page munoz ball keller chandler weber leonard walsh lyons ramsey wolfe schneider mullins benson sharp bowen daniel barber cummings hines
    baldwin griffith valdez hubbard salazar reeves warner stevenson burgess santos tate cross garner mann mack moss thornton dennis mcgee farmer
    delgado aguilar vega glover manning cohen harmon rodgers robbins newton todd blair higgins ingram reese cannon strickland townsend potter
    goodwin walton rowe hampton ortega patton swanson joseph francis goodman maldonado yates becker erickson hodges rios conner adkins webster
    norman malone hammond flowers cobb moody quinn blake maxwell pope
  .25 floyd osborne paul mccarthy guerrero lindsey estrada sandoval gibbs tyler gross fitzgerald stokes doyle sherman saunders wise colon gill
    alvarado greer padilla simon waters nunez ballard schwartz mcbride houston christensen klein pratt briggs parsons mclaughlin zimmerman french
    buchanan moran copeland roy pittman brady mccormick holloway brock poole frank logan owen bass marsh drake wong jefferson park morton abbott
    sparks patrick norton huff clayton massey lloyd figueroa carson bowers roberson barton tran lamb harrington casey boone cortez clarke mathis
    singleton wilkins cain bryan underwood hogan mckenzie collier luna phelps mcguire allison bridges wilkerson nash summers atkins wilcox pitts
    conley marquez burnett richard cochran chase davenport hood gates clay ayala sawyer roman vazquez dickerson
  .2 hodge acosta flynn espinoza nicholson monroe wolf morrow kirk randall anthony whitaker oconnor skinner ware molina kirby huffman bradford
    charles gilmore dominguez oneal bruce lang combs kramer heath hancock gallagher gaines shaffer short wiggins mathews mcclain fischer wall small
    melton hensley bond dyer cameron grimes contreras christian wyatt baxter snow mosley shepherd larsen hoover beasley glenn petersen whitehead
    meyers keith garrison vincent shields horn savage olsen schroeder hartman woodard mueller kemp deleon booth patel calhoun wiley eaton cline
    navarro harrell lester humphrey parrish duran hutchinson hess dorsey bullock robles beard dalton avila vance rich blackwell york johns
    blankenship trevino salinas campos pruitt moses callahan golden montoya hardin guerra mcdowell carey stafford gallegos henson wilkinson booker
    merritt miranda atkinson orr decker hobbs preston tanner knox pacheco stephenson glass rojas serrano marks hickman english sweeney strong prince
    mcclure conway walter roth maynard farrell lowery hurst nixon weiss trujillo ellison sloan juarez winters mclean randolph leon boyer villarreal
    mccall gentry
  .15 carrillo kent ayers lara shannon sexton pace hull leblanc browning velasquez leach chang house sellers herring noble foley bartlett mercado
    landry durham walls barr mckee bauer rivers everett bradshaw pugh velez rush estes dodson morse sheppard weeks camacho bean barron livingston
    middleton spears branch blevins chen kerr mcconnell hatfield harding ashley solis herman frost giles blackburn william pennington woodward
    finley mcintosh koch best solomon mccullough dudley nolan blanchard rivas brennan mejia kane benton joyce buckley haley valentine maddox russo
    mcknight buck moon mcmillan crosby berg dotson mays roach church chan richmond meadows faulkner oneill knapp kline barry ochoa jacobson gay
    avery hendricks horne shepard hebert cherry cardenas mcintyre whitney waller holman donaldson cantu terrell morin gillespie fuentes tillman
    sanford bentley peck key salas rollins gamble dickson battle santana cabrera cervantes howe hinton hurley spence zamora yang mcneil suarez case
    petty gould mcfarland sampson carver bray rosario macdonald stout hester melendez dillon farley hopper galloway potts bernard joyner stein
    aguirre osborn mercer bender franco rowland sykes benjamin travis pickett crane sears mayo dunlap hayden wilder mckay coffey mccarty ewing
    cooley vaughan bonner cotton holder stark ferrell cantrell fulton lynn lott calderon rosa pollard hooper burch mullen fry riddle levy david duke
    odonnell guy michael britt frederick daugherty berger dillard alston jarvis frye riggs chaney
  .12 odom duffy fitzpatrick valenzuela merrill mayer alford mcpherson acevedo donovan barrera albert cote reilly compton raymond mooney mcgowan
    craft cleveland clemons wynn nielsen baird stanton snider rosales bright witt stuart hays holden rutledge kinney clements castaneda slater hahn
    emerson conrad burks delaney pate lancaster sweet justice tyson sharpe whitfield talley macias irwin burris ratliff mccray madden kaufman beach
    goff cash bolton mcfadden levine good byers kirkland kidd workman carney dale mcleod holcomb england finch head burt hendrix sosa haney franks
    sargent nieves downs rasmussen bird hewitt lindsay le foreman valencia oneil delacruz vinson dejesus hyde forbes gilliam guthrie wooten huber
    barlow boyle mcmahon buckner rocha puckett langley knowles cooke velazquez whitley noel vang shea rouse hartley mayfield elder rankin hanna
    cowan lucero arroyo slaughter haas oconnell minor kendrick shirley kendall boucher archer boggs odell dougherty andersen newell crowe wang
    friedman bland swain holley felix pearce childs yarbrough galvan proctor meeks lozano mora rangel bacon villanueva schaefer rosado helms boyce
    goss stinson smart lake ibarra hutchins covington reyna gregg werner crowley hatcher mackey bunch womack polk jamison dodd childress childers
    camp villa dye springer mahoney dailey belcher lockhart griggs costa connor brandt winter walden moser tracy tatum mccann akers lutz pryor law
    orozco mcallister lugo davies shoemaker madison rutherford newsome magee chamberlain blanton simms godfrey flanagan crum cordova escobar downing
    sinclair donahue krueger mcginnis gore farris webber corbett andrade starr lyon yoder hastings mcgrath spivey krause harden crabtree kirkpatrick
    hollis brandon arrington ervin clifton ritter mcghee bolden maloney gagnon dunbar ponce pike mayes heard beatty mobley kimball butts montes
    herbert grady eldridge braun hamm gibbons seymour moyer manley herron plummer elmore cramer gary rucker hilton blue pierson fontenot field rubio
    grace goldstein elkins
  .1 wills novak john hickey worley gorman katz dickinson broussard fritz woodruff crow christopher britton forrest nance lehman bingham zuniga
    whaley shafer coffman steward delarosa nix neely numbers mata manuel davila mccabe kessler emery bowling hinkle welsh pagan goldberg goins
    crouch cuevas quinones mcdermott hendrickson samuels denton bergeron lam ivey locke haines thurman snell hoskins byrne milton winston arthur
    arias stanford roe corbin beltran chappell hurt downey dooley tuttle couch payton mcelroy crockett groves clement leslie cartwright dickey
    mcgill dubois muniz erwin self tolbert dempsey cisneros sewell latham garland vigil tapia sterling rainey norwood lacy stroud meade amos tipton
    lord kuhn hilliard bonilla teague courtney gunn ho greenwood correa reece weston poe trent pineda phipps frey kaiser ames paige gunter schmitt
    milligan espinosa carlton bowden vickers lowry pritchard costello
  .09 piper mcclellan lovell drew sheehan quick hatch dobson singh jeffries hollingsworth sorensen meza fink donnelly burrell bruno tomlinson
    colbert billings ritchie helton sutherland peoples mcqueen gaston thomason mckinley givens crocker vogel robison dunham coker swartz keys lilly
    ladner hannah willard richter hargrove edmonds brantley albright murdock boswell muller quintero padgett kenney daly connolly pierre inman
    quintana lund barnard villegas simons land huggins tidwell sanderson bullard mcclendon duarte draper meredith marrero dwyer abrams stover goode
    fraser crews bernal smiley godwin fish conklin mcneal baca esparza crowder bower nicholas chung brewster mcneill dick rodrigues leal coates
    raines mccain mccord miner holbrook swift dukes carlisle aldridge ackerman starks ricks holliday ferris hairston sheffield lange fountain marino
    doss betts kaplan carmichael bloom ruffin penn kern bowles sizemore larkin dupree jewell silver seals metcalf hutchison henley farr castle
    mccauley hankins gustafson deal curran ash waddell ramey cates pollock major irvin cummins messer heller dewitt lin funk cornett palacios
    galindo cano hathaway
  .08 singer pham enriquez aaron salgado pelletier painter wiseman blount hand feliciano temple houser doherty mead mcgraw toney swan melvin capps
    blanco blackmon wesley thomson mcmanus fair burkett post gleason rudolph ott dickens cormier voss rushing rosenberg hurd dumas benitez arellano
    story marin caudill bragg jaramillo huerta gipson colvin biggs vela platt cassidy tompkins mccollum kay gabriel dolan daley crump street sneed
    kilgore grove grimm davison brunson prater marcum devine kyle dodge stratton rosas choi tripp ledbetter lay hightower haywood feldman epps
    yeager posey sylvester scruggs cope stubbs richey overton trotter sprague cordero butcher burger stiles burgos woodson horner bassett purcell
    haskins gee akins abraham hoyt ziegler spaulding hadley grubbs sumner murillo zavala shook lockwood jarrett driscoll dahl thorpe sheridan
    redmond putnam mcwilliams mcrae cornell felton romano joiner sadler hedrick hager hagen fitch coulter thacker mansfield langston guidry ferreira
    corley conn rossi lackey cody baez saenz mcnamara darnell michel mcmullen mckenna mcdonough link engel browne roper peacock eubanks drummond
    stringer pritchett parham mims landers ham grayson stacy schafer egan timmons ohara keen hamlin finn cortes mcnair louis clifford nadeau moseley
    michaud rosen oakes kurtz jeffers calloway beal bautista winn suggs stern stapleton lyles laird montano diamond dawkins roland hagan goldman
    bryson barajas lovett segura metz lockett langford hinson eastman rock hooks
  .07 woody smallwood shapiro crowell whalen triplett hooker chatman aldrich cahill youngblood ybarra stallings sheets samuel reeder person pack
    lacey connelly bateman abernathy winkler wilkes masters hackett granger gillis schmitz sapp napier souza lanier gomes weir otero ledford
    burroughs babcock ventura siegel dugan clinton christie bledsoe atwood wray varner spangler otto anaya staley kraft fournier eddy belanger wolff
    thorne bynum burnette boykin swenson purvis pina khan duvall darby xiong kauffman ali yu healy engle corona benoit valle steiner spicer shaver
    randle lundy dow chin calvert staton neff kearney darden oakley medeiros mccracken crenshaw block beaver perdue dill whittaker tobin cornelius
    washburn hogue goodrich easley bravo dennison vera shipley kerns jorgensen crain abel villalobos maurer longoria keene coon sierra witherspoon
    staples pettit kincaid eason madrid echols lusk wu stahl currie thayer shultz sherwood mcnally seay north maher kenny hope gagne barrow nava
    myles moreland honeycutt hearn diggs caron whitten westbrook stovall ragland queen munson meier looney kimble jolly hobson london goddard culver
    burr presley negron connell tovar marcus huddleston hammer ashby salter root pendleton oleary nickerson myrick judd jacobsen elliot bain adair
    starnes sheldon matos light busby herndon hanley bellamy jack doty bartley yazzie rowell parson gifford cullen christiansen benavides barnhart
    talbot mock crandall connors bonds whitt gage bergman arredondo addison marion lujan dowdy jernigan huynh bouchard dutton rhoades ouellette
    kiser rubin herrington hare denny blackman babb allred rudd paulson ogden koenig jacob irving geiger begay parra champion lassiter hawk esposito
    cho waldron vernon ransom prather keenan jean grover chacon vick sands roark parr mayberry greenberg coley bruner whitman skaggs shipman means
    leary hutton romo medrano ladd kruse friend darling askew valentin schulz alfaro tabor mohr gallo bermudez pereira isaac bliss
  .06 reaves flint comer boston woodall naquin guevara earl delong carrier pickens brand tilley schaffer read lim knutson fenton doran chu vogt vann
    prescott mclain landis corcoran ambrose zapata hyatt hemphill faulk call dove boudreaux aragon whitlock trejo tackett shearer saldana hanks gold
    driver mckinnon koehler champagne bourgeois pool keyes goodson foote early lunsford goldsmith flood winslow sams reagan mccloud hough esquivel
    naylor loomis coronado ludwig braswell bearden sherrill huang fagan ezell edmondson cyr cronin nunn lemon guillory grier dubose traylor ryder
    dobbins coyle aponte whitmore smalls rowan malloy cardona braxton borden humphries carrasco ruff metzger huntley hinojosa finney madsen hong
    hills ernst dozier burkhart bowser peralta daigle whittington sorenson saucedo roche redding loyd fugate avalos waite lind huston hay benedict
    hawthorne hamby boyles boles regan faust crook beam barger hinds gallardo elias willoughby willingham wilburn eckert busch zepeda worthington
    tinsley russ li hoff hawley carmona varela rector newcomb mallory kinsey dube whatley strange ragsdale ivy bernstein becerra yost mattson ly
    felder cheek luke handy grossman gauthier escobedo braden beckman mott hillman gil flaherty dykes doe stockton stearns lofton kitchen coats
    cavazos beavers barrios tang parish mosher lincoln cardwell coles burnham weller lemons beebe aguilera ring parnell harman couture alley
    schumacher redd dobbs blum blalock merchant ennis denson cottrell chester brannon bagley aviles watt sousa rosenthal rooney dietz blank paquette
    mcclelland duff velasco lentz grubb burrows barbour ulrich shockley rader german beyer mixon layton altman alonzo weathers titus stoner squires
    shipp priest lipscomb cutler caballero zimmer willett thurston storey medley lyle epperson shah mcmillian baggett torrez laws hirsch dent corey
    poirier peachey jacques farrar creech barth trimble france dupre albrecht sample lawler crisp conroy chadwick wetzel nesbitt murry jameson
    wilhelm patten minton matson kimbrough iverson guinn gale fortune croft toth pulliam nugent newby littlejohn dias canales bernier baron barney
    singletary renteria pruett mchugh mabry landrum brower weldon stoddard ruth cagle stjohn scales kohler kellogg hopson gant tharp gann zeigler
    pringle hammons fairchild deaton chavis carnes rowley matlock libby kearns irizarry carrington starkey pepper lopes jarrell fay craven beverly
    baum
  .05 spain littlefield linn humphreys hook high etheridge cuellar chastain chance bundy speer skelton quiroz pyle portillo ponder moulton machado
    liu killian hutson hitchcock ellsworth dowling cloud burdick spann pedersen levin leggett hayward hacker dietrich beaulieu barksdale wakefield
    snowden paris briscoe bowie berman ogle mcgregor laughlin helm burden wheatley schreiber pressley parris ng alaniz agee urban swann snodgrass
    schuster radford monk mattingly main lamar harp girard cheney yancey wagoner ridley lombardo lau hudgins gaskins duckworth coe coburn willey
    prado newberry magana hammonds elam whipple slade serna ojeda liles dorman diehl angel upton reardon michaels kelsey goetz eller bauman baer
    augustine layne hummel brenner amaya adamson ornelas dowell cloutier christy castellanos wing wellman saylor orourke moya montalvo kilpatrick
    harley durbin shell oldham kang garvin foss branham bartholomew templeton maguire holton alonso rider monahan mccormack beaty anders streeter
    nieto nielson moffett lankford keating heck gatlin delatorre callaway adcock worrell unger robinette nowak jeter brunner ashton steen parrott
    overstreet nobles montanez luther clevenger brinkley trahan quarles pickering pederson jansen grantham gilchrist crespo aiken schell schaeffer
    lorenz leyva harms dyson wallis pease leavitt hyman cheng cavanaugh batts warden seaman rockwell quezada paxton linder houck fontaine durant
    caruso adler pimentel mize lytle donald cleary cason acker switzer salmon isaacs higginbotham han waterman vandyke stamper sisk shuler riddick
    redman mcmahan levesque hatton bronson bollinger arnett okeefe gerber gannon farnsworth baughman silverman satterfield royal mccrary kowalski
    joy grigsby greco cabral trout rinehart mahon linton gooden curley baugh wyman weiner schwab schuler morrissey mahan coy bunn andrew thrasher
    spear waggoner shelley robert qualls purdy mcwhorter mauldin mark jordon gilman perryman newsom menard martino graf billingsley artis simpkins
    salisbury quintanilla gilliland fraley foust crouse scarborough ngo grissom fultz rico marlow markham madrigal lawton barfield whiting varney
    schwarz huey gooch arce wheat truong poulin mackenzie leone hurtado selby gaither fortner culpepper coughlin brinson boudreau barkley bales
    stepp holm tan schilling morrell kahn heaton gamez douglass causey brothers turpin shanks schrader meek isom hardison carranza yanez way
    scroggins schofield runyon ratcliff murrell moeller irby currier butterfield yee ralston pullen pinson estep east carbone lance hawks ellington
    casillas spurlock sikes motley mccartney kruger isbell houle francisco burk bone tomlin shelby quigley neumann lovelace fennell colby cheatham
    bustamante skidmore hidalgo forman culp bowens betancourt aquino robb rea milner martel gresham wiles ricketts gavin dowd collazo bostic blakely
    sherrod power kenyon gandy ebert deloach cary bull allard sauer robins olivares gillette chestnut bourque paine lyman hite hauser devore crawley
    chapa vu tobias talbert poindexter millard meador mcduffie mattox kraus harkins choate bess wren sledge sanborn outlaw kinder geary cornwell
    barclay adam abney seward rhoads howland fortier easter benner vines tubbs troutman rapp noe mccurdy harder deluca westmoreland south havens
    guajardo ely clary seal meehan herzog guillen ashcraft waugh renner milam jung elrod churchill buford breaux bolin asher windham tirado
    pemberton nolen noland knott emmons cornish christenson brownlee barbee
  .04 waldrop pitt olvera lombardi gruber gaffney eggleston banda archuleta still slone prewitt pfeiffer nettles mena mcadams henning gardiner
    cromwell chisholm burleson box vest oglesby mccarter malcolm lumpkin larue grey wofford vanhorn thorn teel swafford stclair stanfield ocampo
    herrmann hannon arsenault roush mcalister hiatt gunderson forsythe duggan delvalle cintron wilks weinstein uribe rizzo noyes mclendon gurley
    bethea winstead maples harry guyton giordano alderman valdes polanco pappas lively grogan griffiths bobo arevalo whitson sowell rendon matthew
    julian fernandes farrow edmond benavidez ayres alicea stump smalley seitz schulte gilley gallant dewey casper canfield wolford omalley mcnutt
    mcnulty mcgovern hardman harbin cowart chavarria brink beckett bagwell armstead anglin abreu reynoso krebs jett hoffmann greenfield forte burney
    broome sisson parent jude younger trammell partridge marvin mace lomax lemieux gossett frantz fogle cooney broughton pence paulsen neil muncy
    mcarthur hollins edward beauchamp withers osorio mulligan hoyle foy dockery cockrell begley amador roby rains lindquist gentile everhart
    bohannon wylie thao sommers purnell palma fortin dunning breeden vail phelan phan marx cosby colburn chong boling biddle ledesma gaddis denney
    chow bueno berrios wicker tolliver thibodeaux nagle lavoie fisk do crist barbosa reedy march locklear kolb himes behrens beckwith beckham weems
    wahl shorter shackelford rees muse free cerda valadez thibodeau saavedra ridgeway reiter mchenry majors lachance keaton israel ferrara falcon
    clemens blocker applegate paz needham mojica kuykendall hamel escamilla doughty burchett ainsworth wilbur vidal upchurch thigpen strauss spruill
    sowers riggins ricker mccombs harlow garnett buffington yi sotelo olivas negrete morey macon logsdon lapointe florence cathey bigelow bello
    westfall stubblefield peak lindley jeffrey hein hawes farrington edge breen birch wilde steed sepulveda reinhardt proffitt minter messina mcnabb
    maier keeler gamboa donohue dexter basham shinn orlando crooks cota borders bills bachman tisdale tavares schmid pickard jasper gulley fonseca
    delossantos condon clancy batista wicks wadsworth new martell lo littleton ison haag folsom brumfield broyles brito mireles mcdonnell leclair
    hamblin gough fanning binder winfield whitworth soriano palumbo newkirk mangum hutcherson comstock cecil carlin beall bair wendt watters walling
    putman otoole oliva morley mares lemus keener jeffery hundley dial damico billups strother mcfarlane lamm eaves crutcher caraballo canty atwell
    taft siler rust rawls rawlings prieto niles mcneely mcafee hulsey harlan hackney galvez escalante delagarza crider charlton bandy wilbanks stowe
    steinberg samson renfro masterson massie lanham haskell hamrick fort dehart card burdette branson bourne babin aleman worthy tibbs sweat smoot
    slack paradis packard mull luce houghton gantt furman danner christianson burge broderick ashford arndt almeida stallworth shade searcy sager
    noonan mclemore mcintire maxey lavigne jobe ireland ferrer falk edgar coffin byrnes aranda apodaca stamps rounds peek olmstead lewandowski
    kaminski her dunaway bruns brackett amato reich mcclung lacroix koontz herrick hardesty flanders cousins close cato cade vickery shank nagel
    dupuis croteau cotter cable stuckey stine porterfield pauley nye moffitt lu knudsen hardwick goforth dupont blunt barrows barnhill shull rash
    ralph penny lorenzo loftis lemay kitchens horvath grenier fuchs fairbanks culbertson calkins burnside beattie ashworth albertson wertz vo vaught
    vallejo tyree turk tuck tijerina sage picard peterman otis marroquin marr lantz hoang demarco daily cone berube barnette wharton stinnett slocum
    scanlon sander pinto mancuso lima judge headley epstein counts clarkson carnahan brice boren arteaga adame zook whittle whitehurst wenzel saxton
    rhea reddick puente hazel handley haggerty earley devlin dallas chaffin cady ahmed acuna solano sigler pollack pendergrass ostrander janes
    francois fine crutchfield cordell chamberlin brubaker baptiste willson reis neeley mullin mercier lira layman keeling higdon guest forrester
    espinal dion chapin carl warfield toledo pulido peebles nagy montague mello lear jaeger hogg graff furr derrick cave canada soliz poore
    mendenhall mclaurin maestas low gable belt barraza tillery snead pond neill mcculloch mccorkle lightfoot hutchings holloman harness dorn council
    bock zielinski turley treadwell stpierre starling somers oswald merrick marquis ivory easterling bivens truitt poston parry ontiveros olivarez
    neville moreau medlin ma lenz knowlton fairley cobbs chisolm bannister woodworth toler ocasio noriega neuman moye milburn mcclanahan lilley
    hanes flannery dellinger danielson conti blodgett beers weatherford strain karr hitt denham custer coble clough casteel bolduc batchelor ammons
    whitlow tierney staten sibley seifert schubert salcedo mattison laney haggard grooms dix dees cromer cooks colson caswell zarate swisher stacey
    shin ragan pridgen mcvey matheny leigh lafleur franz ferraro dugger whiteside rigsby mcmurray lehmann large jacoby hildebrand hendrick headrick
    goad fincher drury borges archibald albers woodcock trapp soares seaton richie monson luckett lindberg kopp keeton hsu healey garvey gaddy fain
    burchfield badger wentworth strand stack spooner saucier sales ruby ricci plunkett pannell ness leger hoy freitas fong elizondo duval chun
    calvin beaudoin urbina stock rickard partin moe mcgrew mcclintock ledoux forsyth faison devries bertrand
  .03 wasson tilton scarbrough pride oh leung larry irvine garber denning corral colley castleberry bowlin bogan beale baines true trice rayburn
    parkinson pak nunes mcmillen leahy lea kimmel higgs fulmer carden bedford taggart spearman register prichard morrill koonce heinz hedges
    guenther grice findley earle dover creighton boothe bayer arreola vitale valles see raney peter osgood lowell hanlon burley bounds worden
    weatherly vetter tanaka stiltner sell nevarez mosby montero melancon harter hamer goble gladden gist ginn akin zaragoza towns tarver sammons
    royster oreilly muir morehead luster kingsley kelso grisham glynn baumann alves yount tamayo tam paterson oates menendez longo hargis greenlee
    gillen desantis conover breedlove wayne sumpter scherer rupp reichert heredia fallon creel cohn clemmons casas bickford belton bach williford
    whitcomb tennant sutter stull sessions mccallum manson langlois keel keegan emanuel dangelo dancy damron clapp clanton bankston trinidad
    oliveira mintz mcinnis martens mabe laster jolley irish hildreth hefner glaser duckett demers brockman blais back alcorn agnew toliver tice song
    seeley najera musser mcfall laplante galvin fajardo doan coyne copley clawson cheung barone wynne woodley tremblay stoll sparrow sparkman
    schweitzer sasser samples roney ramon legg lai joe heim farias concepcion colwell christman bratcher alba winchester upshaw southerland sorrell
    shay sells mount mccloskey martindale luttrell loveless lovejoy linares latimer holly embry coombs bratton bostick boss venable tuggle toro
    staggs sandlin jefferies heckman griffis crayton clem button browder allan thorton sturgill sprouse royer rousseau ridenour pogue perales
    peeples metzler mesa mccutcheon mcbee jay hornsby heffner corrigan armijo vue romeo plante peyton paredes macklin hussey hodgson granados frias
    carman brent becnel batten almanza turney teal sturgeon meeker mcdaniels limon keeney kee hutto holguin gorham fishman fierro blanchette
    rodrigue reddy osburn oden lerma kirkwood keefer haugen hammett chalmers carlos brinkman baumgartner zhang valerio tellez steffen shumate sauls
    ripley kemper jacks guffey evers craddock carvalho blaylock banuelos balderas wooden wheaton turnbull shuman pointer mosier mccue ligon
    kozlowski johansen ingle herr briones southern snipes rickman pipkin peace pantoja orosco moniz lawless kunkel hibbard galarza enos bussey
    settle schott salcido perreault mcdougal mccool haight garris ferry easton conyers atherton wimberly utley stephen spellman smithson slagle
    skipper ritchey rand petit osullivan oaks nutt mcvay mccreary mayhew knoll jewett harwood hailey cardoza ashe arriaga andres zeller wirth
    whitmire stauffer spring rountree redden mccaffrey martz loving larose langdon humes gaskin faber doll devito cass almond wingfield wingate
    villareal tyner smothers severson reno pennell maupin leighton janssen hassell hallman halcomb folse fitzsimmons fahey cranford bolen battles
    battaglia wooldridge weed trask rosser regalado mcewen keefe fuqua echevarria domingo dang caro boynton andrus wild viera vanmeter taber
    spradlin seibert provost prentice oliphant laporte hwang hatchett hass greiner freedman covert chilton byars wiese venegas swank shrader
    roderick roberge mullis mortensen mccune marlowe kirchner keck isaacson hostetler halverson gunther griswold gerard fenner durden blackwood
    bertram ahrens sawyers savoy nabors mcswain mackay loy lavender lash labbe jessup hubert fullerton donnell cruse crittenden correia centeno
    caudle canady callender alarcon ahern winfrey tribble tom styles salley roden musgrove minnick fortenberry carrion bunting bethel batiste woo
    whited underhill stillwell
`
