/**
 * Names of Spain, Portugal, Latin America and the Philippines, per mille of their bearers; a share holds until the next, rounded.
 * Bearers have two family names: a share is that of the first.
 * Origin: order and shares after the published national counts (INE Spain 2022, INEGI and INE electoral rolls Mexico, RENIEC
 * Peru, IBGE Brazil 2010, PSA Philippines), from general knowledge.
 */
export const spanishFamilyNames = `
  31 garcia 19 rodriguez gonzalez fernandez lopez 17 martinez hernandez sanchez perez 10 gomez 8 martin jimenez ruiz diaz moreno
  7 munoz alvarez romero alonso gutierrez ramirez flores torres cruz 6 reyes rivera morales ortiz vasquez vazquez castillo
  5 mendoza castro ramos chavez herrera medina vargas aguilar guzman mendez salazar rojas soto contreras silva suarez
  4 dominguez navarro ortega delgado molina marin rubio nunez sanz iglesias ortega cabrera vega campos guerrero leon luna
  pena rios acosta figueroa fuentes cortes cardenas espinoza espinosa maldonado valdez miranda juarez sandoval santos
  3 sosa benitez pereyra ledesma peralta gimenez quiroga ojeda ponce villalba cardozo roldan mamani quispe condori huaman choque
  2.5 estrada padilla velasquez velazquez avila montoya pacheco palacios robles serrano valencia salinas cervantes trejo zamora
  carrillo mejia lara ibarra camacho franco bautista ayala lozano mora calderon solis orozco duran rosales escobar arias
  rosario andrade paredes parra gallegos cordero cordova nieto osorio pineda cuevas villarreal trevino bravo salas
  2 galvan esquivel beltran rangel barrera zavala velez trujillo quintero quintana montes murillo marquez macias leyva
  hurtado hidalgo gallardo galindo espino escobedo duarte davila coronado cisneros cano canales bustamante bonilla becerra
  barajas arroyo arellano aranda aguirre villanueva villegas vera varela valle valdes valenzuela uribe urbina tapia segura
  saenz saavedra rosas rocha rivas rico reyna rendon quiroz pulido prieto prado portillo pinto patino pardo pantoja olvera
  1.2 olivares ochoa nava moya montero monroy molinero mireles meza mesa mercado mata marrero magana llamas lemus lazaro lagos
  jaramillo jaime infante huerta guevara guerra gamboa galvez fonseca ferrer fajardo escalante echeverria crespo correa
  cornejo cordoba concepcion colon cisneros cerda ceballos castellanos casillas carrasco carranza caballero bermudez bernal
  benavides barrios barrientos ballesteros baez avalos arriaga arredondo araya aponte antonio andrade alfaro alcantara
  alarcon agudelo zapata zuniga yanez villa villalobos toro toledo tello tejada sepulveda santana santiago sarmiento roman
  restrepo quinones puente polanco plaza pizarro pino pinilla pereira pastor pascual otero orellana olivera naranjo mosquera
  blanco gil santana vicente lorenzo gallego hidalgo santamaria vidal pastor soler pena bosch ferrer roig puig vila
  .6 abreu acevedo acuna alcaraz aldana alvarado amador amaya anaya angulo aragon arango arce arevalo argueta arteaga aviles
  baca balderas banuelos barba barragan barraza barron batista bello betancourt borja briones brito bueno burgos bustos caceres
  caldera camarillo candelaria cantu carbajal cardona caro carreon casas cazares cedillo cepeda chacon cuellar cuenca cueto
  elizondo enriquez escamilla escobar esparza estevez feliciano feliz frias gaitan gallo gaona garay garza gastelum giraldo
  godoy granados guajardo guardado guerra hinojosa iniguez jara jasso lucero lugo madera madrigal manriquez manzano mariscal
  melendez mena menchaca merino mojica monsalve montanez montano montalvo montenegro moran moreira munguia najera negrete
  negron noriega nolasco ocampo olivas olmos oropeza palma palomino parada pedraza peraza pichardo ponce posada preciado
  quezada ramon renteria resendiz reynoso robledo rodas romo rosado saldana salgado salcedo samaniego santillan
  sauceda serna sierra tafoya talavera tamayo tejeda terrazas tirado tovar urena urrutia valadez valdivia valladares
  vallejo vargas velasco vergara viera villagomez villasenor yepez zambrano zarate zepeda
`

export const spanishGivenNames = `
  60 maria jose 30 juan luis carlos antonio francisco jesus manuel ana carmen 20 miguel pedro jorge rafael angel fernando
  alejandro javier martin david daniel isabel rosa guadalupe teresa 12 roberto ricardo eduardo mario alberto sergio pablo
  enrique ramon victor oscar raul diego andres julio alfredo armando hector hugo ruben gabriel marcos margarita martha marta
  elena laura patricia gloria lucia sofia silvia sandra claudia alicia beatriz pilar dolores mercedes veronica adriana andrea
  8 arturo gerardo guillermo ignacio joaquin leonardo lorenzo marco mauricio nicolas orlando rodrigo salvador santiago
  sebastian tomas vicente adrian agustin alfonso alvaro ernesto esteban felipe gustavo ivan jaime julian cesar domingo emilio
  paula monica norma raquel susana yolanda blanca carolina cristina diana esther eva gabriela irene josefa juana julia leticia
  lidia liliana lorena luisa magdalena marina natalia olga rocio sara victoria virginia yadira alejandra fernanda valentina
  4 abel abraham adolfo alexis amado anibal aurelio benito benjamin bernardo braulio camilo cristian cristobal dario edgar
  edwin efrain eladio elias eliseo emiliano erick ezequiel fabian fabio federico felix fidel fidencio freddy genaro german gilberto
  gonzalo gregorio heriberto hernan homero humberto isaac isidro ismael israel jair jairo joel jonathan josue leandro leonel
  lisandro luciano marcelo marcial mariano mateo matias maximiliano moises nelson nestor noe norberto octavio omar osvaldo
  pascual patricio ramiro reinaldo rene reynaldo roberta rodolfo rogelio roman romeo rolando ronald rosendo samuel saul
  santos severino simon teodoro tito ulises valentin walter wilfredo william wilson xavier yair
  amalia amelia amparo angela angelica antonia aurora barbara camila catalina cecilia concepcion consuelo consuelo daniela
  elisa elizabeth elvira emilia ester fatima francisca graciela imelda ines irma isabella ivonne jimena josefina karina karla
  katherine lourdes luz manuela marcela mariana maribel maricela marisol martina mayra mercedes micaela milagros miriam
  nancy nelly noemi nora paola pamela petra ramona rebeca reina rosalia rosario ruth socorro sonia soledad tatiana
  trinidad vanessa vilma viviana wendy ximena yesenia yolanda zoila zulema
`

export const portugueseFamilyNames = `
  95 silva 60 santos 35 oliveira souza sousa 25 pereira lima costa ferreira rodrigues almeida 20 nascimento alves carvalho
  araujo ribeiro 15 fernandes gomes martins barbosa rocha dias lopes soares 12 marques goncalves vieira monteiro mendes freitas
  batista cardoso teixeira 8 moreira correia correa andrade nunes ramos moraes morais reis melo mello pinto castro cunha
  campos moura cavalcante cavalcanti azevedo barros machado miranda borges tavares fonseca xavier medeiros coelho
  5 duarte cruz matos mattos sales farias pires antunes figueiredo brito magalhaes macedo guimaraes faria viana franca
  siqueira pacheco neves nogueira leite lemos maia domingues bezerra queiroz rezende resende amaral aguiar bastos bueno
  3 simoes sampaio amorim assis torres henriques vaz prado paiva peixoto pinheiro pimenta pimentel porto rego sa santana
  santiago saraiva serra toledo valente vasconcelos veloso vidal abreu albuquerque alencar araujo arruda avila barreto
  batista bento bispo braga cabral caetano caldas camargo carneiro chagas chaves coimbra conceicao coutinho dantas da
  esteves evangelista feitosa felix ferraz filho neto junior fontes galvao garcia goes jesus lacerda leal lira lobo loureiro
  luz marinho mesquita menezes meneses mota motta muniz nobre novaes novais ornelas osorio padilha paixao palmeira passos patricio paz
  penha pessoa pontes prates quintino ribas rios rosa salgado salles santa seabra sena serrano severino sobral sobrinho
  teles telles trindade uchoa valadares varela ventura veras viegas vilela zanella mateus domingos manuel dos
`

export const portugueseGivenNames = `
  55 maria jose 30 ana joao antonio 20 francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael
  12 daniel marcelo bruno eduardo felipe rodrigo manoel manuel mateus matheus andre fernando fabio leonardo gustavo
  guilherme leandro tiago thiago anderson ricardo marcio jorge sebastiao alexandre roberto edson diego vitor victor sergio
  8 claudio geraldo adriano luciano julio renato alex vinicius rogerio samuel ronaldo mario flavio douglas igor davi manuela
  jeferson jefferson cicero miguel robson mauricio danilo henrique caio reginaldo joaquim benedito gilberto marco alan nelson
  cristiano elias wilson valdir emerson luan david renan severino fabricio mauro jonas gilmar jean fabiano wesley diogo
  adilson jair alessandro everton osvaldo gilson willian joel silvio helio maicon reinaldo pablo artur vagner valter celso
  juliana marcia fernanda adriana patricia aline sandra camila amanda bruna jessica leticia julia luciana vanessa mariana
  gabriela vera vitoria larissa claudia beatriz rita luana sonia renata eliane josefa simone natalia cristiane carla debora
  rosangela jaqueline rosa daniela marlene terezinha raimundo raimunda andreia fabiana lucia raquel angela rafaela joana
  luzia elaine daniele regina andressa alice aparecida silvia isabela laura sara manuela carolina eduarda ines catarina
  teresa helena fatima madalena nuno rui hugo vasco goncalo afonso duarte bernardo rodrigo simao tomas filipe
`

/** Of the Philippines; the rest is Spanish or American. */
export const philippineNames = `
  20 cruz santos reyes delacruz 10 bautista ocampo delossantos garcia mendoza ramos villanueva 5 aquino castillo deguzman
  delrosario mercado pascual salvador tolentino valdez marquez navarro soriano manalo magsaysay dizon pangilinan tan lim
  2 macaraeg macapagal lacson abad abella agustin alcantara andal baluyot bantay batungbakal bernabe buenaventura cabrera
  calma canlas caparas catacutan caballero dimaculangan dimaano dalisay delapena domingo dumlao enriquez evangelista fabian
  francisco galang gatchalian guinto ignacio isidro laurel legaspi lucero lumibao lopez magno malonzo manansala mangubat
  mallari marasigan medina miranda nicolas panganiban paguio palma pineda quiambao quizon rosales samson sarmiento sison
  sumulong tuazon umali valencia velasco yap zamora jomar rommel rodel jayson arnel ronnie noel dennis rowena marilou
`
