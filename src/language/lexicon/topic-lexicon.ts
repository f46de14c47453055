/**
 * Fields of life: what a journal comes back to under ever other words. A line is `name | words that say it | words that
 * hint at it`; of hints it takes two different ones on a page. A name with `*` is of a person and counts only where it is
 * the writer's own.
 */
const fields = `
my mother* | mother, mum, mummy, mom, mommy, mam, mammy, mama, mamma, stepmother, stepmum, mother in law, amma, aai, maman, ammi, mutti, my mother's, mum's
my father* | father, dad, daddy, papa, dada, stepfather, father in law, baba, abba, papa's, my old man, dad's, pa
my stepfather* | stepdad, stepfather, mum boyfriend, mother boyfriend, mom boyfriend, mum partner
my parents* | parents, folks, mum and dad, in laws, my mother and father, mum and dad's
my brother* | brother, bro, half brother, stepbrother, kid brother, brother in law, my twin brother, big brother, little brother, elder brother, younger brother, bhai
my sister* | sister, sis, half sister, stepsister, sister in law, twin sister, big sister, little sister, elder sister, younger sister, didi
my grandmother* | grandmother, grandma, granny, gran, nana, nan, nanna, oma, abuela, dadi, nani, grand-mère, babushka, nonna, popo, lola
my grandfather* | grandfather, grandad, granddad, grandpa, gramps, opa, dada ji, nonno, dziadek, lolo
my grandson* | grandson, grandchild, grandchildren, grandkids
my granddaughter* | granddaughter
my husband* | husband, hubby, my hubby
my wife* | wife, missus, my missus, the wife
my partner* | boyfriend, girlfriend, fiance, fiancee, other half
my ex* | ex, my ex, ex husband, ex wife, ex boyfriend, ex girlfriend
my son* | son, stepson, my boy, our boy, our son, my lad, my eldest, my youngest
my daughter* | daughter, stepdaughter, our daughter, our girl, my little one
my aunt* | aunt, auntie, aunty
my uncle* | uncle
my cousin* | cousin, niece, nephew
a baby | baby, newborn, toddler, nappy, diaper, pram, cot, breastfeed, bottle feed, teething, pushchair
pregnancy | pregnant, pregnancy, miscarriage, midwife, trimester, due date, morning sickness, antenatal, ultrasound
fertility | ivf, embryo, embryos, fertility, fertility clinic, fertility treatment, infertility, ovulation, egg collection, trying for a baby, trying to conceive, egg retrieval, sperm donor | clinic, injections, scan
my flatmate | flatmate, roommate, housemate, flat share
the neighbours | neighbour, neighbor, next door, neighbours, neighbour's, neighbors, across the landing, building meeting, residents, society meeting | wall, stairs, lift, upstairs, downstairs
a wedding | wedding, bride, groom, bridesmaid, honeymoon, wedding dress, engaged, engagement ring, bridal, wedding venue, seating plan, registry office, marry, mehndi, sari for the wedding, proposed to, proposal, engagement, best man, wedding cake, save the date, fiance, fiancee | ring, venue, vows, guest, caterer, invitations, flowers
divorce | divorce, custody, solicitor letter, alimony, separation, separated, decree, ex wife, ex husband, mediation, decree absolute, visitation, child support, every other weekend, custody hearing | solicitor, papers, settlement
a break-up | break up, broke up, breakup, split up, dumped, left me, heartbreak, heartbroken
dating | first date, dating, dating app, tinder, second date, blind date, swipe, hinge, bumble, matched with, ghosted, date night, asked her out, asked him out, kissed, flirt, flirting, crush | wine, text, dates
grief | grief, grieve, funeral, ashes, widow, widower, mourning, late wife, late husband, bereavement, grave, headstone, cemetery, condolence, anniversary of her death, anniversary of his death, died, dead, death, buried, urn, memorial, obituary, will reading, hospice, her things, his things, late father, late mother, death anniversary, year since | passed away, coffin, candle, flowers, empty chair
night shifts | night shift, late shift, double shift, twelve hour shift, shift, on nights, doing nights, worked nights, short staffed, nightshift, back shift, early shift, clocked off, clocked on, swapped shifts, night duty | handover, overtime, break room, rota, sleep, morning
nursing | ward, nurse, nursing, drug round, patient, matron, bedpan, sluice, obs, cannula, triage, a and e, intensive care, nurses, staff nurse, blood pressure cuff, bedside, hospital gown, saline, syringe, injection, bandage, ward round, palliative, icu, geriatric | bed, bell, charts, drip, handover, chart, night
medicine | surgery, surgeon, theatre list, registrar, consultant, junior doctor, medical school, on call, stethoscope, anaesthetic, doctor on call, resident, intern, scrub, scrubs, diagnosis, operating theatre, anaesthetist, clinic list
caring | carer, caregiver, caring for, care home, nursing home, hoist, wheelchair, dementia, commode, respite, bed bath, alzheimer, care giver, elderly lady, looking after her, looking after him, bathe her, bathed her, feed her, fed her, her pills, his pills, adult diaper, nappy pad, stroke patient, pureed, nursing mother, day centre, carer's allowance, sundowning, walking frame, bedsore, turn him, wandering off | tablets, spoon, walker, medicine, soup, pills, lift, bath, helper, employer, forgetting, old lady, looks after
teaching | pupil, classroom, my class, teach, teaching, headmaster, headteacher, staff room, parents evening, school trip, inspector, marking books, teacher training, pupils', year nine, year seven, year ten, detention, reports, lesson plan, substitute, exam papers, classroom assistant, blackboard, whiteboard, kindergarten, primary class, tuition class, staffroom | chalk, desk, school, homework, class, register, lesson, marking, bell, break duty
school | school, exam, exams, homework, classmate, timetable, revision, past paper, essay, assignment, school gates, headteacher, prefect, hall pass, school uniform, gcse, a levels, high school, ncea, sats, valedictorian, school play, detention | desk, locker, corridor, bell, form, credit, mock, assembly, teacher, maths, english, science, art
university | university, uni, college, lecture, lecturer, seminar, campus, dissertation, thesis, tutor, professor, faculty, viva, semester, undergraduate, postgraduate, phd, supervisor, masters, freshers, student loan, student union, halls of residence, finals, gpa, mba, entrance exam | library, halls, essay, deadline, notes, reading list, degree, credits, student
chemistry | chemistry, lab, titration, flask, molecule, pipette, beaker, lab coat, reagent | element, solution, practical, reaction, experiment, acid
physics | physics, joule, quantum, equation, calculus, mathematics, maths, algebra, theorem, geometry
biology | biology, microscope, bacteria, specimen, microbiology, cell culture, petri, genome, field work
coding | code, coding, deploy, software, bug, server, database, developer, app, programming, refactor, repo, dashboard, website, algorithm, backend, frontend, module, programmer, bug fix, pull request, codebase, git, python, javascript, compiler, unit test, outage, server room, query, api, kubernetes, refactored, debugging, deploys | screen, release, merge, test, laptop
the startup | startup, start up, investor, runway, funding, founder, pitch, demo, cto, ceo, venture, tranche, series a, co founder, launch, angel investor, equity, burn rate, seed round, accelerator, my business, own business, business plan, business partner, first customer | pay roll, customers, merchant
the office | office, colleague, manager, boss, team lead, open plan, spreadsheet, deadline, hr, appraisal, performance review, cubicle, promotion, bosses, managers, conference call, zoom, teams call, inbox, emails, kpi, quarterly, org chart, restructure, reorg, meeting room, water cooler, team meeting, line manager, supervisor, appraisals, promoted, client meeting, cubicles, intern, coworker, coworkers, colleagues, workload, overtime | printer, lift, lanyard, desk, meeting, email, presentation, slides, report
accounts | accountant, audit, auditor, ledger, tax return, balance sheet, invoice, reconcile, gst, vat, quarter end, year end, payroll, bookkeeping, trial balance, auditing, audits, chartered accountant, ca firm, ledgers, tax season, tax filing, income tax, tax returns, debit, credit entry, reconciliation, tds, invoices, balance sheets, profit and loss, statutory audit, depreciation, financial year, march end, month end close, excel, articleship, articled clerk, bookkeeper, cashbook, petty cash, trial balances, closing the books, books of account, accounting, finance team, cfo, assessment year, returns | column, figures, receipts, accounts, spreadsheet, client, partner, file, entries, deadline, voucher, vouchers
the law | lawyer, court, judge, jury, plea, prosecutor, defendant, public defender, bail, verdict, arraignment, case file, attorney, barrister, courtroom, indictment, probation, parole, court hearing, sentencing, judges, jurors, clients, prosecutors, defendants, defender, public defenders, district attorney, da's office, assistant district attorney, plea deal, plea bargain, docket, jail, county jail, bond hearing, arraignments, felony, misdemeanor, acquittal, acquitted, not guilty, cross examine, cross examination, closing argument, opening statement, jury selection, voir dire, witness stand, courthouse, bailiff, caseload, continuance, conviction, convicted, statute, legal aid, law firm, paralegal, deposition, inmate, prison, prisoner, probation officer, suppression, magistrate, chambers, barristers, holding cell, twelve jurors | robe, file, trial, witness, client, sentence, case, cases, evidence, hearing, brief, appeal, objection, guilty, discovery
the police | police, policeman, constable, detective, squad car, patrol, sergeant, arrest, cop, precinct, crime scene, police station, custody suite
acting | audition, theatre, stage, script, director, actor, acting, monologue, understudy, dressing room, curtain call, matinee, self tape, drama school, opening night, callback, auditioned, auditioning, auditions, callbacks, self tapes, showreel, headshot, headshots, the play, my lines, learning lines, learn my lines, stage manager, green room, dress rehearsal, first night, read through, table read, improv, shakespeare, chekhov, ibsen, hamlet, lady macbeth, ensemble, tech run, cue, cues, soliloquy, commercial, walk on, costume fitting, casting director, screen test, theatre company, footlights, prompt side, encore, equity, film shoot, on set, voiceover | lines, lights, costume, part, curtain, cast, agent, role, rehearsal, scene, character, audience, wings, fringe, reviews, advert, soap, drama
translation | translate, translation, translator, interpreter, subtitle, sentence in french, manuscript, glossary, source text, translating, translated, target language, source language, footnote, the author, literal, untranslatable, rendered as, publisher, galley, page proofs, chapter, sentence, paragraph, subtitling, interpreting, dictionary, synonym, idiom, nuance, novel, french word, english word, word in french, word in english | phrase, comma, editor, proof, verb, word, deadline, page
writing | novel, chapter, manuscript, writing group, publisher, poetry, short story, novelist, writing a book, my book, my novel, rejection letter, literary, word count, first draft, rewrite, plot hole, fiction, memoir, poet, stanza, short stories, publisher's, manuscripts | page, plot, character, sentence, draft, editor, agent, scene, notebook, verse, poem
journalism | newsroom, reporter, journalist, article, interview, byline, editor, headline, press pass
languages | language class, evening class, grammar, vocabulary, verb, conjugate, pronunciation, fluent, duolingo, language, bilingual, mother tongue, conversation class, phrasebook, irregular verb, subjunctive, conjugation, beginners, flashcards, dialect, native speaker, translate in my head, pronounce, immersion, italian class, learning to speak | class, words, teacher, accent, book, sentence
welding | weld, welder, shipyard, hull, foreman, rivet, grinder, apprentice, visor, bulkhead, welds, welding, welded, tack weld, burner, boilermaker, plater, platers, shop steward, gaffer, the yards, mig, tig, stick weld, electrode, slag, flux, bead, seam, boilersuit, steelworks, girders, girder, dry dock, fitter, sheet metal, boiler suit, mask down, welding bay, fabrication shop, apprentices, journeyman, angle grinder | gantry, mask, plate, torch, yard, crane, sparks, overalls, gloves, burn, ship, steel
building work | builder, plasterer, plumber, electrician, tiler, foreman, scaffold, cement, renovation, joist, kitchen fitter, building site, an extension, bricklayer, brickie, joiner, roofer, mixer, rendering, plasterboard, scaffolding, site manager, labourer, hard hat, foundations, concrete, decking, knock through, loft conversion, builder's, hod, screed, architect, planning permission, rewire | dust, bricks, measure, skip, site, drill, plaster, tarpaulin
factory work | factory, assembly line, warehouse, conveyor, forklift, packing line, shift manager, clock in, line manager, production line, machinist, packing, union rep, shop floor, mill, sewing machine operator, foreman, quality control
driving for a living | taxi, cab, uber, passenger, lorry, truck driver, delivery, fare, depot, route, haulage, cabbie, rickshaw, auto rickshaw, bus driver, my route, delivery van, courier, lorries, haulier, dashcam, ride share, passengers, taxi driver, my cab, the meter | tips, traffic, airport, tip
the shop | shop, shopkeeper, stall, market stall, retail | shelf, change, bags, till, counter, customer
the cafe | cafe, coffee shop, barista, latte, flat white, espresso, milk jug, tips, coffee machine, table service, waitress, waiter, closing shift, cappuccino | counter, regulars, till, manager, shift
the restaurant | restaurant, chef, kitchen hand, waitress, line cook, dishes, sous chef, head chef, covers | service, menu
cooking | cook, cooking, bake, baking, recipe, dough, chef, croissant, knead, sourdough, pastry, simmer, casserole, stew, cookbook, cooked, cooks, recipes, frying, fried, roast, curry, biryani, dal, roti, chapati, masala, tadka, dumplings, dumpling, adobo, congee, noodles from, broth, marinade, fermenting, kimchi, jam making, chutney, pickle, pickles, batter, pancakes, cake tin, bakes, baked, baked a, rolling pin, icing, bread, sourdough starter, starter, soup | flour, butter, spice, onions, oven, loaf, onion, garlic, spices, knife, pan
the bakery | bakery, baker, pretzel, yeast, bread rolls, croissants, baguette, patisserie, boulangerie, bakers, bagels, bagel | dough, crust, apprentice, oven, flour, loaves
hairdressing | salon, hairdresser, barber shop, haircut, perm, highlights, blow dry
cleaning | cleaner, mop, bleach, hoover, vacuum, scrub, housework, laundry, ironing, washing up, dusting, declutter, cleaning, cleaned, cleaned out, mopping, scrubbing, dishes, washing machine, decluttering, clear out, dusted, sweeping, tidy, tidied, hoovering
farming | farm, farmer, tractor, silage, harvest, crop, corn, acre, yields, sowing, plough, hay, grain, soybeans, farmhouse, tractors, ploughing, planting, harvester, barley, wheat, maize, rice paddy, paddy, fertiliser, orchard, vineyard, silo, farmhand, sharecrop, cooperative, crops, sugarcane | dust, rows, fuel, beans, field, fence, combine, barn
cattle | cow, cattle, calf, calves, heifer, herd, bull, calving, dairy, wean, sheep, lamb, ewe, flock, goats, cattle market, cowshed, udder, bullock, buffalo, sheepdog, lambs, shearing, pig, pigs, piglet, slaughter, heifers, hens, chickens, milking parlour | vet, pen, chute, gate, milk, steer, pasture
horses | horse, pony, stable, saddle, riding lesson, gallop, hoof, bridle
the drought | drought, no rain, dry spell, rainfall, water level, dried up, rain gauge, parched, inches of rain, irrigate, monsoon late, reservoir, water tanker, hosepipe ban, well running dry, cracked earth, borewell, water shortage | rain, creek, dry, crop, cloud, well, dust
the weather | weather, storm, snow, frost, thunder, forecast, hail, heatwave, monsoon, typhoon, fog, drizzle, downpour, flood, humid, humidity, cyclone, hurricane, sleet, blizzard, slush, wind chill, sunny, thunderstorm, rainy | wind, cloud, sky, umbrella, coat, heat, degrees, ice, minus, rain
the allotment | allotment, vegetable patch, raised bed, greenhouse, compost, seedlings, leeks, potatoes, broad beans, runner beans, tomatoes, plot, sweet peas, weeding, hoe, mulch, pumpkins, courgettes, onions, carrots, spade, allotments, courgette, beetroot, kale, chard, beans up, bean poles, manure, rhubarb, raspberries, strawberries, cold frame, polytunnel, potting shed, seed tray, dug over, spuds, blight, slugs, harvest, vegetable bed, veg | frost, soil, rows, shed, rain, dig, watering
the garden | garden, gardening, lawn, hedge, roses, flower bed, pruning, tulips, bulbs, weeds, planted, mow, balcony plants, houseplant, gardener, secateurs, flowerbeds, lavender, hydrangea, geranium, geraniums, perennials, compost heap, seeds, seedling, marigold, marigolds, jasmine, tulsi, pots on the balcony, balcony garden, terrace garden, repot, lemon tree, watering can, trellis, wisteria | soil, bloom, plants, pots, leaves
bees | bee, bees, beehive, hive, beekeeping, beekeeper, swarm, honey, queen bee, apiary, brood, smoker, nectar, hives, drones, worker bees, honeycomb | comb, smoke, veil
birds | birdwatching, binoculars, nest, heron, owl, swallow, robin, kingfisher, bird feeder, wings, pigeon, gull, budgie, parrot, sparrow, sparrows, magpie, crow, crows, swift, swifts, warbler, hawk, falcon, egret, finch, blackbird, cockatoo, kookaburra, lorikeet, migrating, birders, birder, birding, feeder, rspb, field glasses, plumage, nesting, ringing station | branch, song, feather
fishing | fishing, bait, angler, tackle, reel, tackle box, fly fishing, carp, bass boat, pier fishing, lure, angling | catch, fish, salmon, trout, rods, rod
the dog | dog, puppy, lead, leash, vet, kennel, bark, walkies, spaniel, labrador, terrier, greyhound, collie, pup, puppies, dog walker, dog park, kennels, the pup, rescue dog, beagle, poodle, dachshund, retriever, walked the dog, stray dog | park, paws
the cat | cat, kitten, litter tray, purr, whiskers, tabby, cats, kittens, stray cat, cat flap, meow, tom cat, purring
swimming | swim, swimming, pool, lengths, goggles, swimmer, front crawl, breaststroke, lido, togs, buoy, wetsuit, plunge, cold water, swims, swam, lane, lap swimming, butterfly, backstroke, swimming lesson, swimming pool, sea swim, wild swimming, tumble turn, swim cap, swimsuit, swimming costume, the baths, lanes, floats, deep end, shallow end, chlorine | tide, steps, towel, wave, jellyfish, water, breath, cold, changing room
surfing | surf, surfing, surfboard, offshore, paddle out, paddled, wetsuit, reef, my board, point break, the waves, surfers, surfer, longboard, rip, duck dive, swells, bodyboard, wipeout | sand, beach, tide, wave, board, swell, wax
sailing | sail, sailing, mast, harbour, mooring, dinghy, skipper, keel, yacht, kayak, canoe, oar, sails, mainsail, jib, tiller, regatta, rowers, rower, rowing club, oars, dragon boat, paddling, coxswain, kayaking, canoeing, ferry | boat
the sea | sea, ocean, beach, tide, seaside, coast, shore, cliff
running | marathon, parkrun, half marathon, jog, jogging, trainers, personal best, kilometres, long run, race day, 10k, 5k, went for a run, morning run, go running, run club, running shoes, ran a, runner, runners, running club, marathons, my run, long runs, interval, intervals, tempo run, race number, park run, couch to 5k, jogged, hamstring, ran along, ran round | laps, mile, pace, medal
the gym | gym, weights, treadmill, deadlift, squat, personal trainer, bench press, reps, gymnasium, crossfit, spin class, barbell, dumbbells, kettlebell, workout, protein shake, rowing machine, plank | trainer, mirror, mat, bench
cycling | cycling, bicycle, bike, peloton, saddle, pedal, puncture, handlebar, velodrome, cyclist, cycle ride, bike ride, my bike, road bike, inner tube, derailleur, chain, tour de france, spokes, cycle path
yoga | yoga, downward dog, pilates, stretching class, savasana, asana, asanas, surya namaskar, pranayama, sun salutation, yoga teacher, vinyasa, tai chi, qigong | mat
climbing | climbing wall, belay, boulder, bouldering, mountaineering, climber, climbing, climbed, harness, carabiner, chalk bag, rock face, crux, mountain, abseil | rope, summit, wall, grip, holds
hiking | hike, hiking, trail, rucksack, summit, ridge, trek, rambler, hiked, hikers, walking boots, footpath, national park, tramping, trekking, camping, tent, bushwalk, munro, munros, hill walking, hillwalking, ben lomond, dragon's back, country park, ordnance survey | hill, path, map, mist, boots, view
football | football, five a side, goalkeeper, striker, penalty, offside, premier league, soccer, pitch, midfield, kick off, referee, winner stays, final score, footballer, goalie, keeper, full time, cup final, derby, season ticket, kick about, relegated, relegation, champions league, world cup, semi final, league table, celtic, arsenal, liverpool, equaliser, header, linesman, red card, fixture, away game, home game, dugout, sunday league, shin pads, five asides, five-a-side, training session | match, boots, team, ball, won, lost, season, ref, coach, bench, goals, scored, goal, the final
rugby | rugby, scrum, first fifteen, tackle, try line, ruck, lineout, flanker, openside, fly half, prop, maul, scrums, hooker, fly-half, conversion, kicking tee, mouthguard, front row, back row | coach, team, match, boots, bench, boys
netball | netball, goal defence, goal attack, wing defence, intercept, bib, basketball, volleyball, hockey, netballer, goal shooter, basketballer, hoop, dribble, free throw, rebound, hockey stick, softball, lacrosse, rounders | training, captain, team, match, trials, union, laps, passes, game, coach
cricket | cricket, wicket, batsman, bowler, umpire, test match, an innings, wickets, batting, bowled, bowling, innings, spinner, the crease, ipl, maidan, net practice, fielding, slip catch, stumps, lbw, umpires, t20, overs | nets, bat, match, pitch, ball
tennis | tennis, racket, backhand, serve, forehand, doubles partner, rackets, volley, set point, match point, doubles, wimbledon | net, court
badminton | badminton, shuttlecock, shuttle, shuttlecocks | racket, net, court, doubles
squash | squash court, squash racket, squash ladder | racket, court
table tennis | table tennis, ping pong, ping-pong
boxing | boxing, judo, karate, sparring, martial arts, dojo, taekwondo, boxer, spar, sparred, jab, uppercut, punchbag, heavy bag, kickboxing, muay thai, aikido, kung fu, black belt, sensei, wrestler, wrestling, jiu jitsu | ring, gloves, gym
golf | golf, tee, bunker, fairway, putt, handicap, club house
dancing | dance, dancing, ballet, salsa, tango, ballroom, dance class, choreography, ceilidh, bachata, bharatanatyam, kathak, flamenco, tap dance, waltz, jive, dance floor, pirouette, barre, zumba, line dancing, dance teacher, folk dance | studio, steps, mirror
singing | choir, soprano, alto, tenor, conductor, hymn, sing, singing, chorus, oratorio, descant, soloist, sang, sing along, sopranos, choirmaster, choral, karaoke, warm ups, vocal, voice lesson, aria, solo, harmonies, carol, evensong, gospel choir, hymns, tenors, altos | concert, verse, music, page, line, bass, rehearsal, voice, breath, note
the piano | piano, keys, metronome, scales, schubert, chopin, bach, beethoven, sonata, pianist, prelude, nocturne, impromptu, grade eight, sheet music, octave, tuner, pianos, keyboard practice, arpeggio, arpeggios, fugue, waltz, mazurka, etude, piano lesson, piano teacher, black keys, pedal, sight reading, upright, recital, mozart, debussy, bartok, satie | bar, left hand, right hand, lesson, practise, piece, fingers, tune
the guitar | guitar, chord, chords, strum, fret, amp, banjo, ukulele, acoustic, capo, riff, tabs, plectrum, six string, bass guitar, guitarist | song, tune, plug, strings, pick
the violin | violin, cello, viola, orchestra, string quartet, fiddle, concerto, violinist, bow hold, rosin, first violins, concertmaster, cellist, strings section, fiddler | bow
the band | band, drum, drums, drummer, gig, snare, hi hat, band practice, setlist, microphone, singer | song, garage, take, covers, track, record, bass, keyboard, studio
music | music, song, album, concert, playlist, melody, tune, vinyl, trumpet, saxophone, flute, musician, jazz, opera, symphony, headphones, gig, busking, lyrics, chorus, harmony, rhythm, composer, soundtrack, spotify | radio, record player, dance
photography | photography, camera, darkroom, negatives, film roll, lens, shutter, tripod, photographer, developing tray, taking pictures, take pictures, took pictures, roll of film, viewfinder, polaroid, film camera, contact sheet, portraits, wedding photographer, developed the film, focal, aperture, my camera | tray, red light, roll, focus, frame, photo, photograph, print, film, picture, light
painting | painting, paint, easel, canvas, watercolour, watercolor, palette, gallery, still life, portrait, exhibition, sketchbook, painter, sketching, charcoal, pastels, pastel, acrylic, turpentine, life drawing, life class, landscape painting, oil paint, gouache, mural, frames, exhibit, art class, art school, studio wall | colour, frame, show, picture, hung, brush, drawing, sketch, light
pottery | pottery, clay, kiln, glaze, potter wheel, ceramics, potter, wheel throwing, bisque, stoneware, porcelain, slip, pot i made, throwing a bowl
knitting | knitting, knit, crochet, yarn, wool, needles, sewing, quilt, sewing machine, embroidery, stitches, cardigan, purl, cast on, knit one, sweater for, loom, weaving, embroider, crocheting, sewed, hem, dressmaking, patchwork, tapestry | pattern, needle, thread, fabric
woodwork | woodwork, lathe, chisel, workbench, joinery, carving, carpentry, sawdust, dovetail, carpenter, dovetails, sandpaper, oak board, whittle, whittling, sanding, wood shop | glue, clamp, grain, saw, bench, workshop, cabinet, joints, walnut, timber, varnish
reading | novel, library, book club, bookshop, paperback, novels, library card, bookshelf, librarian, reading group, page turner, bookstore, second hand bookshop, crime novel, poetry
games | video game, playstation, xbox, nintendo, chess, board game, dungeons, console, gaming, gamer, controller, multiplayer, quest, level up, dungeon master, minecraft, fifa
television | television, telly, tv, series, episode, netflix, soap, documentary, box set, quiz show, soaps, telenovela, serial, binge watch, binge watched, sitcom, crime drama, remote control
my phone | phone, instagram, scrolling, screen time, tiktok, facebook, social media, notifications, whatsapp, group chat, screen, doomscrolling, twitter, youtube, texted, messages
church | church, chapel, sermon, pastor, vicar, priest, parish, worship, congregation, pew, usher, ushers, bishop, hymn, bible, deacon, fellowship, sunday service, second service, first service, communion, baptized, tithe, prayer group, parishioner, rosary, church council, went to confession, at mass, to mass, churches, minister, prayers, preacher, preached, gospel, reverend, father john, elders, elder, baptism, christening, choir practice, bible study, sunday school, holy communion, novena, sacristy, vestry, verger, church hall, hymn book, easter service, midnight mass, kirk, born again, testimony, altar boy, saint, psalm, cathedral, catholic, baptist, presbyterian, methodist, revival, deacons, deaconess, usher board, congregational | pray, prayed, prayer, supper, hall, service, choir, god, council, mass, altar, offering, trustee, sunday, faith, candle, sing
the temple | temple, puja, incense, monk, mosque, imam, ramadan, eid, diwali, synagogue, rabbi, shabbat, gurdwara, prayer mat, fasting, buddha, temples, mandir, aarti, ganpati, ganesh, ganesha, prasad, pujari, shrine, joss sticks, joss paper, mosques, namaz, azan, torah, bar mitzvah, buddhist, monks, monastery, pilgrimage, navratri, holi, idol, quran, iftar, vihara
meditation | meditation, meditate, mindfulness, breathing exercise, meditated, meditating, breathe in, mantra, zen, zazen, silent retreat, vipassana, sit with my breath | cushion, retreat
volunteering | volunteer, volunteering, food bank, soup kitchen, charity shop, charity, fundraiser, raffle, committee, shelter, samaritans, volunteers, helpline, litter pick, shift at the shelter, mentor, mentoring, scouts, guides, brownies group, food pantry, soup run, meals on wheels, lifeboat
politics | election, vote, politician, council meeting, protest, campaign, parliament, strike, canvass, elections, mp, prime minister, senator, councillor, referendum, petition, demonstration, rally, activist, polling station, minister's | union
money | money, debt, debts, overdraft, credit card, salary, wages, savings, afford, budget, pay rise, loan shark, pension, payday, overdrawn, in debt, savings account, cheque, cheques, budgeting, can't afford, couldn't afford, payslip, pay day, wage, payment plan, instalment, emi, pension pot, inheritance, borrowed money, owed, owing, money worries, bank balance | bill, owe, price, paid, bills, rent, pay, spent, cash, lent, lend
the bank | bank, loan, banker, interest rate, operating loan, lender, payment on the loan, repayment, collateral, borrowed, foreclosure, overdraft, loans, home loan, emi, instalment, bank manager, credit score, refinance, guarantor, sanction letter | note, payment, sums, figures, owe, debt, sign, signed, board, percent, mortgage
fees | fees, tuition, school fees, scholarship, bursary, account number
buying a house | mortgage, auctioneer, estate agent, offer in, outbid, sale agreed, house hunting, first time buyer, buying a house, bidding, terrace house, asking price, completion date, approval in principle, conveyancing, a viewing, the viewing, the deposit, flat hunting, apartment hunting, down payment, realtor, real estate, open house, open inspection, auction, possession, builder's brochure, property, square feet, carpet area, two bedroom, stamp duty, home loan, listing, brochure, housing society, condo, house prices, buying the flat, buying a flat, buying an apartment, closing date, floor plan, inspection, bid | house, bank, kitchen, damp, offer, terrace, price, keys, viewing, survey, solicitor, deposit, balcony, lift, broker, agent, garden
renting | landlord, landlady, rent, tenancy, tenant, letting agent, eviction, lease, rents, rental, sublet, evicted, rent increase, landlords, housing list, council flat, bond, deposit scheme, public housing
moving | moving house, moved in, removal van, boxes packed, new flat, new place, unpack, packing, forwarding address, moving van, moving day, movers, cardboard boxes, new apartment, new house, packed up, unpacked
the kitchen | kitchen, worktop, tiler, tiles, kitchen fitters | sink, cupboards
power cuts | power cut, generator, electricity, no light, took light, transformer, inverter, solar panel, blackout, load shedding, voltage, brought back light, power bank, tariff, candlelight, outage, powercut, electricity board, brownout, loadshedding, voltage fluctuation, no current, power went, power came back, meter, prepaid meter, candles | socket, lamp, dark, fan, fridge, candle, fuel, petrol
the car | car, garage, mechanic, mot, engine, gearbox, steering wheel, driving test, driving lesson, clutch, brakes, tyres, scooter, motorbike, motorcycle, engine light, breakdown, puncture, second hand car, car keys, insurance, licence, driving licence, scooty | road, traffic, drive, cars
the commute | commute, bus stop, tube, underground, rush hour, train to work, tram, metro, local train, trams, streetcar, mtr, bus ride, subway, ring road, traffic jam, signal failure, last train, platform | seat, bus, traffic
trains | railway, railwayman, signal box, signalman, steam engine, locomotive, train, trains, shunter, trainspotting, diesel, steam railway, heritage railway, trainspotter, engines, tank engine, carriage, guard's van, shunting, signal | line, station, timetable, goods, points, platform, sleepers
flying | airport, flight, boarding, passport control, pilot, runway lights | plane
travel | travel, passport, backpack, holiday, abroad, suitcase, hostel, itinerary, souvenir, tourist, guidebook, cruise, backpacker, train to, flight to, packed my bag, itineraries, visa on arrival | museum, trip, trips
emigrating | moving abroad, emigrate, emigrating, emigration, visa, express entry, work permit, green card, relocating, ielts, expat, immigration, residency, one way ticket, one way to, citizenship, registration, emigrated, immigrant, immigrants, immigration lawyer, pr application, permanent residency, permanent resident, work visa, h1b, skilled migrant, sponsorship, visa interview, biometric, moving to, move to canada, move to australia, relocate, relocation, onsite, transfer to, job abroad, abroad, overseas, settle abroad, points calculator, consulate, embassy, resettle, moving back, go home for good, going home for good, going back for good, start again somewhere | passport, over there, leave, new zealand, canada, australia, america, germany, london, dubai, ireland, spain, airport, forms, application
home town | home town, homesick, back home, homeland, where i grew up, homecoming, village, my village, hometown, ancestral, native place, the old country, province, island, homesickness
my back | back pain, disc, vertebra, slipped disc, sciatica, my back, chiropractor, lumbar, slipped a disc, lower back, bad back, backache, back went, back spasm, osteopath, core exercises, lumbago, posture | exercises, stiff, bend, stretch, physiotherapist, physio, spine, floor, heat, pain
my knee | my knee, acl, ligament, knee brace, sprain, meniscus, knees, knee replacement, kneecap, cartilage, arthroscopy, cruciate, torn ligament | strapped, limp, leg, physio, ankle, crutches, mri, stairs, brace
my hip | hip, hip replacement, waiting list, walking frame, hips, replacement, hip joint | stairs, leg, chair, surgery, consultant, operation, crutches, x ray
my heart | cardiologist, stent, ekg, ecg, heart attack, chest pain, pacemaker, heart trouble, angina, palpitations, blood pressure, cardiac, arrhythmia, stents, angiogram, bypass, heart monitor, cholesterol, statins, chest pains, tight chest, hypertension, beta blocker | chest, butter, hospital, heart, tablets, clinic, stairs, doctor
my hearing | hearing aid, hearing aids, deaf, deafness, audiologist, tinnitus, hearing test, my ears, lip reading, hard of hearing, deaf in one, ear infection, hearing loss, ears, ear, ringing in my ears, cochlear, hearing booth, subtitles on | mumbling, whisper, headphones, tv, loud
my eyes | cataract, optician, glaucoma, eyesight, eye test, eye drops, going blind, eye clinic, macular, glasses, new glasses, bifocals, retina, blurred, blind spot, ophthalmologist, contact lenses, eye hospital, floaters, vision | eye, eyes
cancer | cancer, chemo, chemotherapy, tumour, oncologist, biopsy, radiotherapy, mammogram, lump, scan results, remission, malignant, benign, lumpectomy, mastectomy, scan, oncology, radiation, prostate, mammograms, the all clear, wig, biopsies, tumours, psa | results, clinic, waiting, consultant
diabetes | diabetes, insulin, blood sugar, glucose, sugar levels, metformin, glucose monitor, diabetic, pre diabetic, prediabetes, finger prick, hba1c, carbs, blood sugars | sweet, sugar, diet, test, chart, sugar test
migraine | migraine, headache, aura, painkiller, migraines, headaches
my teeth | dentist, tooth, teeth, root canal, molar, a filling, toothache, dental, gums, crown, root canals, wisdom tooth, dentures, implant, orthodontist, molars
the doctor | doctor, gp, blood test, prescription, clinic, appointment, blood tests, waiting room, surgery, checkup, check up, referral, scan, test results, medication | tablets
the hospital | hospital, ward, outpatients, infirmary, a and e, ambulance, operation, discharge, visiting hours, icu, emergency room, er, stretcher, ambulances, surgeon
food | dinner, food, meal, lunch, breakfast, sandwich, appetite, supper, calories, hungry, diet, meals, cooked for, snack, plate, skipped lunch, skipped breakfast, dinner table, takeaway, biscuits, cake, starving, portion, calorie, feeding | fork, cafe, fridge, weight, ate, kitchen, eating, eats
drinking | wine, whisky, vodka, sober, sobriety, hangover, pub, aa meeting, beer, pint, off the drink, hungover, stop drinking, stopped drinking, drink, drank, drinks, drunk, booze, alcohol, alcoholic, alcoholics anonymous, aa, sponsor, dry january, relapse, relapsed, units, gin, rum, lager, pints, hung over, blackout drunk, ninety days, days sober, months sober, last orders, the pub, off licence, bottle bank, bar, whiskey, bourbon, brandy, beers, cider | glass, bottle, meeting, bottle a night, fridge, tonic
smoking | smoking, cigarette, vape, nicotine, fag, lighter, smoker, cigarettes, roll up, rollups, fags, nicotine patch, ashtray, vaping, quit smoking, packet of twenty
sleep | insomnia, sleepless, couldn't sleep, awake at three, sleeping pills, nightmares, sleep, sleepless night, insomniac, three in the morning, four in the morning, lie awake, lay awake, lying awake, awake, sleep clinic, melatonin, nap, dozing, pillow, dream, dreamt | slept
panic attacks | panic, panic attack, anxiety, anxious, hyperventilate, heart going, throat shut, beta blockers, couldn't breathe, hands shaking, scared, panicked, panicking, panicky, palpitations, heart racing, heart pounding, can't breathe, tight chest, anxiety attack, worrying, dread | breathe, chest, counted, counting, shaking, breath, breathing, paper bag, heart
therapy | therapist, therapy, counsellor, counselling, psychologist, psychiatrist, cbt, session with, counsellor's, psychotherapy, group therapy, my therapist, the therapist, shrink, sessions, the couch, emdr, support group, fifty minutes
depression | depression, depressed, antidepressant, sertraline, couldn't get up, numb, low mood, black dog, antidepressants, citalopram, prozac, can't get up, stay in bed, stayed in bed, nothing matters, hopeless, flat mood
loneliness | lonely, loneliness, alone on, nobody to talk to, isolated, alone, by myself, nobody called, no one called | silence, evening, table for one
ageing | ageing, aging, getting old, grey hair, wrinkles, retirement home, grandparent age, arthritis, stiff in the morning, wrinkle | mirror, knees, glasses, elderly, older, seventy, eighty, sixty, old man, old woman, grey, my age
retirement | retirement, retired, retire, pension, gold watch, bus pass, retiring, pensioner, early retirement, last day at work, retirement party, leaving do, pension date, superannuation, free bus pass, gold clock, hang up
childhood | childhood, when i was little, as a child, when i was a boy, when i was a girl, grew up, when i was seven, when i was ten, when i was eight, as a boy, as a girl, as a kid, when i was small, childhood home, my old school, growing up
friendship | friend, friends, best friend, mate, friendship, friend's, friendships, old friend, school friend, best mate, falling out, fell out with, my best friend, haven't spoken
the news | news, headlines, newspaper, front page, newsreader, breaking news, headline, broadcast, pandemic, covid
fashion | outfit, tailor, vintage, charity shop coat, fashion, clothes, shirt, dresses, sari, saree, tailoring, skirt, blouse | dress, suit, size, wear, coat
the war | war, soldier, army, veteran, bomb, refugee, shelling, siren, bombing, missiles, soldiers, ceasefire, frontline, wounded, evacuated, conscript, bunker
school fees | school fees, tuition fees
a job search | job interview, cv, resume, job centre, redundancy, redundant, laid off, unemployed, recruiter, cover letter, vacancy, applied for, interviews, applications, applying, cover letters, linkedin, recruiters, rejection email, headhunter, job offer, the job centre, signing on
my children* | my kids, our kids, the kids, my children, our children, the twins, school run | pick up, bedtime
my nephew* | nephew
my niece* | niece
in-laws | mother in law, father in law, sister in law, brother in law, in laws
adoption | adopt, adoption, adoptive, foster, foster care, birth mother, social worker, placement
jealousy | jealous, jealousy, envy, envious
dentistry | dental chair, drill, hygienist
pharmacy | pharmacist, pharmacy, chemist counter, prescription counter
domestic work | domestic helper, maid, housekeeper, remittance, contract renewal, live in, sending money home, western union | ironing, balcony, kitchen, agency, employer, madam
sending money home | remittance, send money, sent money, sending money, western union, money home, transfer home, balikbayan box, moneygram | exchange rate, queue
exams | exam, exams, revision, past papers, invigilator, results day, pass mark, resit, mock exam, ca exam, bar exam, certification, entrance test, syllabus, question paper, studying | notes, cram, library, marks, pass, fail
the drums | drum kit, tabla, djembe, snare, cymbal
the flute | flute, clarinet, oboe, saxophone, trumpet, trombone, brass band, bagpipes, recorder group, tin whistle, harmonica, accordion
model making | model railway, model aeroplane, model ship, jigsaw, lego, airfix, miniature, stamp collection, coin collection, collector | glue, paint, shelf
renovation | renovation, renovating, doing up, skirting board, wallpaper, sanding floors, tiling, repaint, new bathroom, decorator, paint chart, undercoat, grout, plasterer, floorboards, diy, strip the walls | paint, walls, dust, ladder
engineering | engineer, blueprint, prototype, circuit, machine shop, turbine, bearing, hydraulics, tolerance
mining | miner, pit, colliery, coal face, shaft, quarry
the sea as work | trawler, deckhand, ferry, crew, lighthouse, coastguard, merchant navy, harbour master | captain
the post | postman, postie, mail round, sorting office, letterbox
firefighting | firefighter, fire engine, fire station, hose, crew commander, firehouse
the army | barracks, deployment, platoon, corporal, regiment, drill sergeant, deployed | base, uniform
banking | bank teller, branch manager, cashier, call centre, insurance claim, underwriter, broker
the boss | my boss, boss, my manager, supervisor, my supervisor, gaffer, line manager | foreman
a promotion | promotion, promoted, pay rise, passed over, partner track, head of department, team leader, senior manager, acting manager
redundancy | redundancy, redundant, laid off, layoffs, closing down, job losses, liquidation | union, letter, notice, closure
the union | union, shop steward, strike, picket, picket line, ballot, grievance, work to rule | collective
my own business | my business, our business, own shop, supplier, suppliers, small business, business loan, stall, etsy, wholesale | customers, orders, takings
walking | stroll, walking, wander | walk, walks, walked
aussie rules | footy, afl, grand final, mcg, collingwood, premiership
baseball | baseball, pitcher, inning, braves, home run, shortstop, ballpark, little league, batter, dugout, bleachers, outfield, first base
basketball | basketball, hoop, layup, hawks, point guard, free throws, three pointer, pickup game, rim, tip off | game
ice skating | skating, skates, ice rink, rink, hockey, puck, hockey night, canadiens, goalie pads, zamboni, figure skating, curling, ski, skiing, snowboard, snowshoe, cross country skiing, toboggan
chess | chess, checkmate, knight, bishop, gambit, endgame, mahjong, dominoes, cards night, poker, rummy, carrom, scrabble, backgammon
gambling | gambling, gambled, bet, bets, betting, betting shop, bookies, bookie, casino, lottery, scratch card, slot machine, horse racing, race track, jackpot, poker, online betting, punter, pokies, accumulator | lost, won, money, chips
films | cinema, movie, movies, bollywood, screening, matinee | film, films
debt | debt, debts, in debt, owe, owed, owing, repay, repayments, debt collector, loan shark, bailiff, credit card, credit cards, final demand, red letter, default, payday loan, instalments, consolidate | letter, bill, money, phone
noisy neighbours | upstairs neighbour, drilling, party wall, thumping, loud music, downstairs neighbour | banging, noise
learning to drive | driving lesson, driving lessons, driving test, driving instructor, learner plates, l plates, clutch control, three point turn, parallel park, theory test, provisional, instructor, emergency stop, roundabout
citizenship | citizenship, naturalisation, oath, passport application, residency test, asylum, refugee status, leave to remain, papers, green card
my shoulder | shoulder, rotator cuff, frozen shoulder, sling, dislocated
my hands | carpal tunnel, arthritis, fingers stiff, tremor, shaking hand, tendonitis, burn on my hand, numb fingers, rsi | splint, grip, wrist
my lungs | asthma, inhaler, lungs, lung, wheeze, breathless, copd, asbestos, spirometry, breathlessness, chest x ray, bronchitis, pneumonia | breath, chest, stairs, clinic, cough, coughing, oxygen
my skin | eczema, psoriasis, rash, itching, dermatologist, mole, acne
my stomach | ibs, colonoscopy, stomach ache, ulcer, gallstones, acid reflux, bowel, coeliac
menopause | menopause, hot flush, hot flushes, hot flash, hrt, perimenopause, period pain, endometriosis, fibroids, night sweats
blood pressure | blood pressure, hypertension, bp, cuff, salt, systolic
a diet | diet, weight loss, calories, slimming, slimming world, weight watchers, keto, fasting, kilos, scales, lose weight, lost weight, waist, size twelve, carbs
pain | painkillers, chronic pain, flare up, sore, ache, aches, aching, ibuprofen, agony
coffee | coffee, espresso, cappuccino, latte, caffeine
tea | tea, chai, teapot, cuppa, kettle
drugs | weed, cannabis, cocaine, pills, dealer, rehab, heroin, methadone, addict, addiction, oxy, opioids, clean for
dreams | dream, dreamt, dreamed, nightmare
anxiety | anxiety, anxious, worry, worried, worrying, nervous, nerves, dread, overthinking
anger | angry, anger, rage, furious, temper, shouted, lost it, snapped at, fury, resentment
astronomy | telescope, star, stars, constellation, jupiter, saturn, planet, moon, meteor, nebula, eclipse, orion, observatory, comet, galaxy | night sky, lens, clear sky
cars and bikes | motorbike, motorcycle, vintage car, restoring, carburettor, spark plug, engine rebuild, gearbox, garage
birthdays | birthday, birthdays, birthday cake, turned thirty, turned forty, turned fifty
christmas | christmas, xmas, tree lights, carols, advent, presents
lying | lying, liar, pretended, fib | lie, lied, lies
a secret | secret, secrets, never told, haven't told, keep it from
writing letters | letter, letters, envelope, penpal, pen pal, postcard, postcards, stamp, handwriting
genealogy | family tree, ancestor, ancestors, census, great grandfather, great grandmother, parish records, dna test, genealogy, surname
`;

export interface LifeField {
  readonly name: string;
  readonly says: string;
  readonly hints: string;
  /** Counts only where it is the writer's own. */
  readonly kin: boolean;
}

const tongues =
  'english, french, spanish, german, italian, portuguese, dutch, polish, russian, greek, latin, irish, welsh, gaelic, arabic, hebrew, turkish, hindi, urdu, bengali, swahili, yoruba, mandarin, cantonese, japanese, korean';
const tongueUses = [
  'in @',
  'learn @',
  'learning @',
  'speak @',
  '@ class',
  '@ lesson',
  '@ grammar',
  '@ course',
];

/** `in Welsh` says that it is about a language, `a Welsh hill` does not. */
const tonguesSpoken = tongues
  .split(', ')
  .flatMap((tongue) => tongueUses.map((use) => use.replace('@', tongue)))
  .join(', ');

export const lifeFields: readonly LifeField[] = fields
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', says = '', hints = ''] = line.split('|').map((part) => part.trim());
    const all = name === 'languages' ? `${says}, ${tonguesSpoken}` : says;
    return { name: name.replace(/\*$/, ''), says: all, hints, kin: name.endsWith('*') };
  });

const names: ReadonlySet<string> = new Set(lifeFields.map(({ name }) => name));

export function isLifeField(name: string): boolean {
  return names.has(name);
}

const people: ReadonlySet<string> = new Set(lifeFields.filter(({ kin }) => kin).map(({ name }) => name));

/** Whether a field is a person of the writer's own. */
export function isOwnPerson(name: string): boolean {
  return people.has(name);
}

export type Pronoun = 'she' | 'he';

const women = /\b(?:mother|sister|grandmother|wife|daughter|granddaughter|aunt|niece)$/;
const men = /\b(?:father|stepfather|brother|grandfather|husband|son|grandson|uncle|nephew)$/;
const groups = /\b(?:parents|children|in-laws|neighbours)$/;

/** Which pronoun speaks of somebody of one's own: `none` of several, undefined where it may be either. */
export function pronounOf(name: string): Pronoun | 'none' | undefined {
  if (groups.test(name)) return 'none';
  if (women.test(name)) return 'she';
  return men.test(name) ? 'he' : undefined;
}
