import type { Concept } from './chakras.ts';

/** The wider vocabulary of each chakra, by walk of life: single words that lean one way, each a little. */
export const chakraVocabulary: readonly Concept[] = [
  // Root
  {
    concept: 'sickroom',
    pull: { 1: 1.8 },
    words:
      'thermometer, feverish, flannel, sickbed, bedpan, commode, hoist, saline, needle, jab, jabs, injection, vaccine, cannula, monitor, beeping, incubator, premature, preemie, bandaged, plasters, splint, sling, brace, neck brace, traction, osteopath, chiropractor, cramp, spasm, seizure, epilepsy, fit, stroke ward, eczema, psoriasis, shingles, hives, boil, blister, blisters, callus, bunion, toenail, fistula, haemorrhoids, constipation, indigestion, reflux, gallstones, appendix, tonsils, glands, sinus, phlegm, sputum, sneeze, sneezing, snotty, norovirus, salmonella, food poisoning, malaria, dengue, cholera, tetanus, quarantine, isolating, immune, thyroid, anaemia, anaemic, iron tablets, vitamin, steroid, steroids, morphine, ward sister, triage, casualty, outpatients, night nurse, discharge letter',
  },
  {
    concept: 'plain parts of the body',
    pull: { 1: 1.3 },
    words:
      'calf, calves, thigh muscle, buttocks, shins, kneecap, ankles, toe, toes, arch of my foot, flat feet, wrists, knuckles, thumbs, armpit, collarbone, breastbone, vertebra, vertebrae, pelvis, groin, intestines, spleen, gums, molar, jawbone, skull, scalp, eyelid, earwax, veins, artery, arteries, heartbeat, marrow, cartilage, tendon, ligament, nerve pain, flesh, fingertips, goose pimples, body temperature, body weight',
  },
  {
    concept: 'poor trades and long shifts',
    pull: { 1: 1.5 },
    words:
      'warehouse, picker, packer, conveyor, forklift shift, cleaner, cleaning job, night porter, security guard, kitchen porter, dishwasher job, delivery driver, courier, gig work, deliveroo, uber, taxi shift, lorry driver, scaffolder, labourer, hod, roofer, builder, digger, quarry, mine shaft, trawler, deckhand, abattoir, meat plant, fruit picking, cannery, laundry room, care assistant, minimum wage job, payslip, tips jar, cash in hand, timesheet, clock in, clocked off, tea break, hard hat, hi vis, steel toe, work boots, agency, zero hours contract, timekeeping',
  },
  {
    concept: 'shelter and weatherproofing',
    pull: { 1: 1.6 },
    words:
      'tarp, tarpaulin, corrugated, tin roof, thatch, eaves, rafters, beams, joists, skirting, sill, putty, sealant, silicone, boarded up, boards, plywood over, plank over, shutter, shutters, hinge, hinges, latch, catch, hasp, keyhole, letterbox, gatepost, gate locked, hedge high, barbed wire, moat, wall round, dugout, hut, cabin, bothy, yurt, trailer, mobile home, bedsit, hostel bunk, dormitory, barracks, shack, slum, camp stove, tent pegs, groundsheet, fireplace, hearth, embers, paraffin, kerosene, gas bottle, gas ring, oil lamp, candle stub, matches, lighter, flask, thermos, hot soup, woolly, balaclava, long johns, wellies, waterproof, anorak, umbrella broken, draught excluder, storm door, flue',
  },
  {
    concept: 'provisions',
    pull: { 1: 1.6 },
    words:
      'sack of, sacks of, sack of potatoes, sack of rice, cassava, yams, plantain, millet porridge, maize meal, ugali, dal, chapati, flatbread, tortillas, noodles packet, pot noodle, instant noodles, baked beans, tuna, sardines, spam, corned beef, margarine, lard, dripping on toast, oatmeal, gruel, porridge oats, salted, pickled, jars, jarred, preserves, smoked fish, dried, drying, cured, slaughter, slaughtered, butchered, pig killing, rabbit stew, nettle soup, foraged, forage, foraging, mushrooms picked, blackberries for, windfalls, ration book, coupons, discount, clubcard, value range, bulk buy, chest freezer, water tank, rainwater, standpipe, jerrycan, purification, boil the water, boil water',
  },
  {
    concept: 'alarm in the animal',
    pull: { 1: 1.8 },
    words:
      'terrified, terror, petrified, frozen to the spot, froze, bolted, ran for it, run for it, legs like lead, dry mouth with fear, sweating with fear, scared, frightened, fright, afraid of the dark, startle, startled, jumpy, jump at, flinch, flinched, on edge, on guard, on alert, hypervigilant, watchful, hid behind, hide behind, hiding place, crouched, crouching, curled up, foetal, shaking all over, trembled, heart racing, heart raced, pulse racing, adrenalin, cornered, trapped, trap, prey, predator, growling, snarling, bitten, dog attack, snake, scorpion, spider, bear, wolf, shark, crocodile, drowning, drowned, nearly drowned, choking on a, electrocuted, fell from, near miss, car crash, crashed, crash, airbag, seatbelt, skidded, black ice, brakes failed, head on',
  },

  // Sacral
  {
    concept: 'fruit, sweets and drink',
    pull: { 2: 1.8 },
    words:
      'apricot, apricots, nectarine, nectarines, pomegranate, papaya, pineapple, watermelon, passion fruit, lychee, grapes, blackberries, tangerine, mandarin orange, satsuma, marmalade licked, jam on my, jelly, trifle, meringue, pavlova, tiramisu, mousse, sorbet, brownies, brownie, eclair, profiteroles, truffle, truffles, marzipan, toffee, fudge, nougat, baklava, churros, pancakes, waffles, maple syrup, whipped cream, clotted cream, custard tart, cheesecake, glazed doughnut, popcorn, hot chocolate, milkshake, sangria, margarita, prosecco, rosé, cider, brandy, cognac, port, sherry, aperol, negroni, olives, prawns, mussels, lobster, crab claws, ribs dripping, bbq sauce, satay, curry so hot, tandoori, kebab dripping, ramen slurped, slurp, slurped, dumplings juicy, mozzarella, burrata, brie, runny, oozing, ooze, oozed, gooey, syrupy, velvety sauce, aroma, aromas, smelt amazing, bakery window',
  },
  {
    concept: 'romance and its weather',
    pull: { 2: 2 },
    words:
      'swoon, swooned, smitten, besotted, infatuated, infatuation, obsession, obsessed, crushing on, heart eyes, flame, old flame, summer fling, holiday romance, mistress, toy boy, admirer, valentine card, suitor, courtship, courting, chaperone, elope, eloped, rendezvous, tryst, assignation, hotel room, candlelit, slow dance, slow danced, love bite, hickey, necking, cuddled up naked, spooning, pillow talk, foreplay, orgasm, climax, libido, hormones racing, pheromones, musky, musk, cologne on, unbuttoned, unzip, unzipped, bare back, bare chest, topless, swimming trunks, bikini, tan lines, freckles, dimple, dimples, eyelashes, smoulder, smouldering, sultry, husky, deep voice, rough hands, strong hands, calloused hands, broad shoulders, tattooed arm, bedhead, stubbled, jawline, cheekbones, cheek against, hot cheeks, pulse in my, quivering, quiver, shiver of, breathless, panting, giddy with, lightheaded',
  },
  {
    concept: 'moods, tempers, tears',
    pull: { 2: 1.8 },
    words:
      'hysterical, hysterics, melodrama, dramatic, drama queen, tempestuous, stormy, volatile, fiery, hot headed, hot blooded, passionately, giggly, delirious, manic, frisky, mischievous, mischief, impish, skittish, flighty, capricious, contrary, wilful mood, sullen, brooding, broody, pouty, pouting, pout, whine, whined, wailing, wail, wailed, blubbing, blubbed, blubbering, snivelling, sniffling, weepies, bawl, tear stained, puffy eyes, red eyed, mascara ran, mascara running, raw, tender hearted, thin skinned, oversensitive, sensitive, touched by, moved to tears, goosebumps from, heart swelled, heart burst, burst with, bursting, brimming, brimmed, spilling over, overflowing, overflow, gush, gushed, gushing, flooded with, drenched in, intoxicated, intoxicating, rapturous, rush of blood, spring fever, cabin fever, full moon madness',
  },
  {
    concept: 'studio, stage and fancy',
    pull: { 2: 1.7 },
    words:
      'gouache, tempera, turpentine, linseed, palette knife, easels, life drawing, life class, nude model, sketching, figure drawing, watercolours, wash of, spray paint, graffiti mural, felt tips, felt tip, glitter glue, sequinned, feather boa, feather boas, costume party, masquerade, mask making, burlesque, cabaret, drag show, flamenco dress, castanets, maracas, tambourine, bongo, conga, steel band, samba band, brass band, ukulele, jam session, open chord, bassline, drum solo, vinyl spinning, dj set, dancefloor, ballroom, cha cha, rumba, jive, foxtrot, line dancing, morris, maypole, hula, limbo, twerk, twerking, pirouette, leotard, tutu, leaped about, cartwheel, cartwheels, somersault, trampoline bouncing, hopscotch, kite, swing set, sandpit, snowball, snowballs, water balloon, water balloons, face paint, face painted, bubbles blown, marbles, doll, dolls, puppetry, daydreaming story, novel idea, romance novel, fan fiction, verse, verses, rhyme, rhymes, rhyming, ode, sonnet, song lyrics, lyric, songwriting, chorus came, hook, melody came, composed a ditty, ditty, doodled, scribbling, whimsy, whimsical',
  },
  {
    concept: 'warm nights and water',
    pull: { 2: 1.6 },
    words:
      'balmy, muggy, sticky heat, tropical, mediterranean, terrace, balcony evening, hammock, sandals, sundress, flip flops, sunscreen, sun cream, sunlounger, deckchair, beach towel, poolside, jacuzzi, hammam, turkish bath, mud bath, plunge pool, waterfall, lagoon, hot spring, hot springs, river bend, creek, rope swing, cicadas, crickets, fireflies, bonfire, campfire song, lanterns, fairy lights, fireworks, street food, night market, souk, bazaar, piazza, plaza, honeysuckle, jasmine, gardenia, lilac, peony, peonies, orchid, orchids, hibiscus, bougainvillea, magnolia, rose petals, petal, petals, blossom smell, mown grass, barefoot in the grass, dusk warm',
  },

  // Solar plexus
  {
    concept: 'training hall and track',
    pull: { 3: 2 },
    words:
      'treadmill, dumbbell, dumbbells, barbell, kettlebell, plank minutes, burpees, crunches, sit ups, pull up, chin up bar, spin class, crossfit, bootcamp, assault course, obstacle course, ironman, triathlon, ultramarathon, duathlon, hill reps, intervals, sprint finish, lap time, stopwatch, split times, split, splits, personal trainer, protein shake, muscles hard, biceps, abs, six pack, rowing machine, rowed the race, regatta, cox, scrum, tackle, tackled, try line, goalkeeper, striker, midfield, hat trick, free throws, free throw, dunk, slam dunk, backhand, forehand, serve ace, match point, set point, tie break, umpire, referee, ref, red card, yellow card, substitute, bench, captain armband, armband, dojo, sensei, sparred, knockout, bout, heavyweight, gloves on, jab cross, uppercut, fencing, foil, javelin, hurdles, high jump, long jump, diving board, high board, springboard, gymnast, vault, pommel, skateboard trick, ollie, half pipe, ramp, ski race, slalom, surfed the big, cold plunge, ice bath',
  },
  {
    concept: 'office, firm and money made',
    pull: { 3: 1.8 },
    words:
      "executive, manager's office, corner office, partner at the firm, partnership, shareholder, shareholders, stake, stakeholder, investor, investors, funding, pitch deck, pitched, loan approved, bank manager, business plan, business card, business cards, entrepreneur, founder, co founder, profit, profits, turnover, takings, margin, margins, sales target, commission, bonus, bonuses, pay grade, pay gap, equal pay, pay review, probation, tribunal, union rep, shop steward, picket, picket line, strike ballot, ballot, redundancy package, severance, counter offer, head hunter, headhunted, recruiter, shortlist, shortlisted, candidate, applicants, applied for the, reference from, linkedin, job title, job description, org chart, restructure, reshuffle, hierarchy, chain of command, delegated, delegate, supervise, supervised, spreadsheet of targets, kpi, kpis, quarterly, quota, briefing, debrief, presentation slides, slides, powerpoint, keynote, boardroom table, minutes, motion carried, seconded, amendment, quorum, treasurer, secretary, chairing, vice chair, councillor, council meeting, planning committee, school board, parent governor, mp, parliament, senator, election, elections, canvass, canvassing, leaflet, leaflets, manifesto, landslide, hustings",
  },
  {
    concept: 'defiance',
    pull: { 3: 2 },
    words:
      "nope, absolutely not, not this time, never again, over it, not having it, not having that, won't have it, wouldn't have it, won't stand for, wouldn't stand for, not standing for, answered back, answer back, talked back, talk back, backchat, cheeked, glared, glare, stared back, stare down, stared at him until, didn't blink, not blinking, held his gaze, held her gaze, narrowed my eyes, folded my arms, arms folded, hands on hips, hands on my hips, stamped, stamped my foot, slammed my hand, banged the table, banged my fist, pounded the table, tore it up, tore up the, ripped up, ripped it up, threw it in the bin, blocked his number, blocked him, unfollowed, changed the locks on him, kicked him out, threw him out, showed him the door, told him to leave, told her to leave, told him where to go, two fingers, middle finger, stuck my finger up, gave him the finger, up yours, sod them, screw them, sod it, damn it i, damn well, bloody well, stuff them, stuff that, to hell with, who cares what they, don't care what they think, don't care what anyone, no apologies, unapologetic, unashamed, sorry not sorry, proud of it, so what if, watch me do",
  },
  {
    concept: 'naming oneself',
    pull: { 3: 1.9 },
    words:
      'nickname, nicknames, initials, first name, full name, middle name, surname back, passport name, deed poll, birth name, name tag, name plate, nameplate, business in my name, brand, logo, self made, self taught, self reliant, self sufficient, self image, persona, personas, alter ego, act the part, playing a part, people expect, what people expect, expected of me, expectations, live up to, living up to, disappoint them, disappointed them, golden child, disappointment to, failure to my, not who they, who they want, who they wanted, the man i, the woman i, kind of man i, kind of woman i, sort of person who, person who does, person who can, person i want, become someone, becoming someone, reinvent, reinvented, reinvention, makeover, new me, old me would, the old me, younger me would, teenage rebellion, rebel without, misfit, outsider, foreigner here, immigrant, hijab, turban, afro, braids, gay man, lesbian, trans, pronoun, non binary, man enough, real man, proper man, manly, ladylike, tomboy, feminist, breadwinner, housewife, stay at home, provider no more, redundant at fifty, empty title, decorated, veteran, ex army, demob, discharged, retired from, on the scrapheap, over the hill, too old for, past it',
  },
  {
    concept: 'resolve',
    pull: { 3: 1.8 },
    words:
      'willed, will it, by sheer will, sheer will, iron will, single minded, bloody minded, dogged, doggedly, tenacious, relentless, unstoppable, hell bent, resolved to, set my mind, set my heart, put my mind to, mind over matter, no pain no gain, harder, push harder, try harder, work harder, double shifts to prove, all nighter, all nighters, burning the, candle at both, cram, crammed, crammed for, swotted, flash cards, past papers, mock exam, mocks, invigilator, pass mark, distinction, merit, first class, honours, resit, resits, retake, retook, scraped through, flunked, dropped out, night school, evening class to get, apprenticeship, licence, permit, badge earned, belt, grading, level up, next level, milestone, milestones, halfway mark, countdown, deadline day, schedule, timetable i made, to do list, crossed off, ticked off, kept a tally, tallied, scoreboard, score sheet, star chart, sticker chart, fine jar, swear jar, bet myself, wager, wagered, promise to myself, keep my word, kept my word, my word, oath, pledge, pledged, dry january, lent promise',
  },

  // Heart
  {
    concept: 'kin by many names',
    pull: { 4: 1.4 },
    words:
      'mam, mammy, ma, amma, ammi, umma, ima, mutti, maman, abuela, abuelo, nonna, nonno, oma, opa, babushka, baba, bibi, dadi, nani, nana, yiayia, papou, tata, papi, appa, abba, abu, pops, pa, daddy, sis, bro, kid brother, baby sister, baby brother, wee one, wean, bairn, bairns, tot, tots, infant, babe, our kid, my lad, my lads, my lass, lass, godchild, goddaughter, half sister, half brother, stepchildren, stepmother, stepfather, son in law, daughter in law, sister in law, brother in law, hubby, missus, my old man, my old lady, sweethearts, childhood sweetheart, honeymoon, newlyweds, silver wedding, pearl wedding, diamond wedding, remarried, bereaved mother, orphan, orphaned, foster mum, foster dad, birth mother, birth mum, surrogate, guardian, ward of',
  },
  {
    concept: 'consolation',
    pull: { 4: 2 },
    words:
      "consoled, console, consoling, there there, never mind love, it's all right love, shoulder to cry, handkerchief, hanky, tissue, tissues, box of tissues, wiped her tears, wiped his tears, wiped my face, dried her eyes, stroked her, stroked my, stroked his, rubbed his back, rubbed her back, rubbed my back, patted his, patted her, patted my, held me, hold me, holds me, held them, held each other, hold each other, holding her, holding him, holding my, holding each other, leaning on, lean on me, rested her head, rested his head, head in my lap, warm hands, warmed my, blanket round her, blanket over him, coat over her, coat round, brought her tea, brought him tea, made her tea, made him tea, her favourite, his favourite, favourite biscuits, chicken soup for, soup for, broth for, cooked her, cooked him, fed him, feeding her, feeding him, sat up with, sat up all night with, kept vigil with, didn't leave her, didn't leave him, didn't leave my, never left my side, by my side, at my side, by his side, by her side, stood by me, stood by him, stood by her, stuck by, there for me, been there for, be there for",
  },
  {
    concept: 'relics and remembrance',
    pull: { 4: 2 },
    words:
      "keepsake, keepsakes, memento, locket, wedding photo, old photo of, school photo, baby photo, photos of her, photos of him, album of him, scrapbook of us, lock of hair, baby teeth, baby shoes, christening gown, blanket she, scarf she, jumper he, hat he, coat he, ring she, watch he, pipe, walking stick of, her recipe, her recipes, her handwriting, his handwriting, his writing, her writing, his old, her old, his empty, her empty, wardrobe of his, wardrobe of hers, clothes to charity, charity shop bag, cleared the house, clearing her house, clearing his, clear out her, clear out his, sold the house after, memorial, memorial bench, bench with, plaque with, tree we planted for, candle for him, candle for her, light a candle for, lit one for, day of the dead, all souls, birthday would have, would be thirty, would be forty, would be fifty, would be ninety, would have turned, should have been here, isn't here to, wasn't there to, not there to, never met her, never met him, never got to, the baby we lost, lost the baby, our first, angel baby, memory box",
  },
  {
    concept: 'fellowship',
    pull: { 4: 1.7 },
    words:
      "companionable, kindred, neighbourly, neighbour's, housemate, flatmate, roommate, classmates, schoolmates, workmates, regulars, old gang, gang of us, the girls and i, the lads and i, girls from work, book group, coffee morning, lunch club, knit and natter, tea dance, walking group, allotment lot, parents at the gate, mums at the gate, church ladies, women's institute, befriender, samaritans, soup kitchen, night kitchen, food parcel, whip round, collection for, sponsored, fundraiser, marrow donor, donor, donated, donate, kidney for, blood donor, rescued, rescue centre, stray, strays, lost dog, pet, goldfish, tortoise, parrot, hen i raised, lamb bottle, bottle fed, foal, orphan lamb, pigeon with, hedgehog, feed the birds, robin comes",
  },
  {
    concept: 'estrangement and return',
    pull: { 4: 1.9 },
    words:
      "prodigal, long lost, tracked her down, tracked him down, found my birth, found each other, found him on facebook, got back in touch, picked up where, after twenty years, after thirty years, after ten years, years of silence, hadn't spoken since, not spoken since, blood is thicker, blood ties, olive branch, peace offering, bury the hatchet, buried the hatchet, water under, let bygones, bygones, made it up, make amends, made amends, put it behind us, came back to me, came back to us, came home to, took him back, took her back, take me back, second chance, gave him another, gave her another, try again with, patch it up, patched it up, couples therapy, mediation, shared custody, weekends with dad, every other weekend, handover, stepfamily, blended family, the new wife, the new husband, his new, her new, moved on without, still love him, still love her, still loved, never stopped loving, always love, always loved, loved me back, love me back, doesn't love, didn't love, unloved, rejected by, abandoned, left us, walked out on us, cut me off, cut off from, written out",
  },

  // Throat
  {
    concept: 'trades of the voice',
    pull: { 5: 2.2 },
    words:
      'auctioneer, town crier, announcer, newsreader, presenter, broadcaster, broadcasting, voiceover, voice over, dubbing, subtitler, subtitles, stenographer, transcript, transcribe, transcribed, transcribing, typist, switchboard, call centre, telesales, cold call, cold calling, helpline, hotline, operator, receptionist voice, spokesman, spokeswoman, spokesperson, press officer, press release, press conference, journalist, reporter, reporters, newsroom, editor, subeditor, columnist, correspondent, blogger, podcaster, ghostwriter, ghost writing, speechwriter, copywriter, lecturer, barrister, cross examined, cross examine, cross examination, jury, judge asked, juror, dock, deposition, affidavit, sworn, under oath, interrogation, interrogated, questioned, inquiry, hearing, tribunal hearing, town hall meeting, public meeting, question time, assembly, register, roll call, lectern, pulpit, podium, soapbox, rostrum, autocue, teleprompter, cue cards, cue card, script, prompter, understudy, monologue, soliloquy, audition speech, elocution, vocal coach, voice coach, speech therapy, speech therapist, singing teacher, opera, aria, libretto, choirmaster, soloist, backing vocals, rap, rapper, rapping, freestyle, spoken word, slam poet, poetry slam, stand up set, heckler, heckled, punchline, ventriloquist, impressionist, mimic, mimicked, impersonate',
  },
  {
    concept: 'the body of speech',
    pull: { 5: 2.2 },
    words:
      "larynx, vocal cords, vocal chords, voice box, windpipe, laryngectomy, tracheostomy, nodules, laryngitis, tonsillitis voice, aphasia, dysphasia, selective mute, mutism, tourette's, speech impediment, lisp, nasal, tongue twister, enunciate, enunciated, articulate, articulated, intonation, inflection, cadence, drawl, twang, brogue, posh voice, telephone voice, phone voice, teacher voice, baby talk, babble, babbled, babbling, gibberish, mumbling, muttering, murmuring, stage whisper, undertone, monotone, falsetto, baritone, contralto, bass voice, octave, breath control, diaphragm, hiccup, cough to cover, ahem, um, er, erm, hmm, mm, uh, ah, oh i said, yes i said, no i said, pardon, excuse me i said, beg your pardon, come again, what did you say, what did she say, what did he say, what do you mean, i said what, she said what, he said what, said something, say something, saying something, anything to say, nothing to say, something to say, what to say, how to say, tell you something, want a word, have a word, a word with",
  },
  {
    concept: 'concealing and revealing',
    pull: { 5: 2 },
    words:
      "confide, confided, confidant, confidence betrayed, confided in, let slip, slipped out, gave away the, gave the game away, spill the beans, spilled the beans, blabbed, blab, snitch, snitched, grass, grassed, informer, tell tales, told on, tattle, tattled, gossiping, hearsay, whispers, grapevine, rumour mill, leak to, leaked, leaked it, anonymous, anonymously, pseudonym, under another name, alias, alibi, fib, fibs, fibbed, fibbing, porky, untrue, truth of it, truth is, the truth is, if i'm honest, to be honest, to tell the truth, honest answer, honest with, being honest, brutally honest, sincere, insincere, hypocrite, hypocrisy, two faced, bluff called, euphemism, euphemisms, polite fiction, politeness, politely, tactful, tact, diplomatic, diplomatically, sugar coat, sugarcoat, water down the, toned down, tone it down, soften the blow, break the news, broke the news, bad news to tell, tell the children, told the children, tell the family, tell my parents, told my parents, tell my wife, tell my husband, told my wife, told my husband, told my boss, tell my boss, announce it, announced it, made it public, went public, on the record, speak for, spoke for, speaks for me, answer for me, answered for me, put words in, took the words",
  },
  {
    concept: 'names and what things are called',
    pull: { 5: 1.6 },
    words:
      "called it, call it, calls it, what it's called, what we call, is called, name for it, no name for, named it, naming, name it, by its name, by name, said my name, say her name, said her name, said his name, say his name, mispronounce, pronounces, spell it, spelling, misspelled, letters of, capital letters, underlined, italics, quotation, quote marks, in brackets, footnote, asterisk, crossed out, rubbed out, scribbled out, tippex, redacted, blacked out lines, blank page, blank sheet, first line, opening line, last line, closing line, paragraph, paragraphs, sentence by, wording, reworded, phrased, phrasing, rephrase, synonym, thesaurus, proverb, saying of my, expression she, catchphrase, cliche, slogan, banner, placards, badge that says, t shirt that says, sign that says, poster, flyer, graffiti, spray painted, wrote on the wall, chalked, blackboard, whiteboard, sticky note, post it, fridge note, shopping list note, birthday card message, telegram, telegraph, morse, semaphore, megaphone, tannoy, intercom, walkie talkie, baby monitor voice, answering machine, dictaphone, tape recorder, cassette, voice memo, voice note unsent",
  },
  {
    concept: 'quarrel and retort',
    pull: { 5: 1.5 },
    words:
      "retort, retorted, comeback, quip, quipped, snapped back, bickering, bicker, bickered, squabble, squabbled, spat, altercation, heated, raised voices, raised voice, shouting match, shouted back, shouted up, shouted down, yelled back, bellowed, bellow, barked, bark, hollered, holler, hissed, hiss, scolded, scold, told off, telling off, lectured, nagged, nag, nagging, moaned at, moaning, grumbled, grumble, complained to, apologised to, apologize, apologized, said sorry, say sorry, i'm sorry i said, begged, plead, pleaded, pleading, reassured, reassure, teased, teasing, taunt, taunted, jeered, jeering, booed, boo, clapped, applauded, cheered, chant at, singing at the match, swearword, four letter, bad language, language please, mind your, watch your mouth, watch your tongue, shut it, button it, pipe down, quieten down, be quiet, quiet please, silence please, shh",
  },

  // Third eye
  {
    concept: 'night visions',
    pull: { 6: 2.2 },
    words:
      'dreamlike, dreamscape, dreamer, dream diary, dream journal, sleep paralysis, sleep talking, hypnagogic, visitation, apparition, spectre, phantom, ghostly, poltergeist, seance, ouija, medium, clairvoyant, clairvoyance, telepathy, telepathic, mind reader, mind reading, second sight, third eye, aura, auras, chakra, crystals, pendulum, dowsing, dowse, dowser, divining, divination, i ching, runes, oracle, prophecy, prophetic, prophet, soothsayer, witch, witches, wise woman, shaman, spell, spells, curse on, cursed, hex, evil eye, talisman, amulet, charm, lucky number, unlucky number, unlucky, lucky coin, thirteen, thirteenth, friday the thirteenth, eclipse omen, blood moon, solstice, equinox, leylines, ley line, standing stones, stone circle',
  },
  {
    concept: 'inquiry',
    pull: { 6: 1.9 },
    words:
      'investigate, investigated, investigating, investigation, investigator, inspector, detective novel, sleuth, forensic, fingerprint, fingerprints, footprint, footprints, trace, traced, tracing, trail, followed the trail, lead, leads, tip off, case file, cold case, unsolved, unexplained, inexplicable, inconsistent, inconsistency, discrepancy, discrepancies, anomaly, anomalies, outlier, outliers, irregular, irregularity, contradiction, contradictions, deduce, deduced, deduction, infer, inferred, inference, conclude, concluded, conclusion, hypothesis, hypotheses, experimented, control group, variable, variables, correlation, correlate, causation, statistic, percentage, percent, ratio, average, median, frequency, interval, intervals, timeline, chronology, chronological, cross reference, cross referenced, index cards, colour coded, coded, annotated, annotation, margin notes, highlighter, dossier, folder of, receipts, bank statements, phone records, call log, browser history, timestamps, timestamp, metadata, satellite, google earth, aerial, blueprint, floor plan, schematic, wiring, circuit diagram, schema, flowchart, tree diagram, venn, matrix, grid, coordinates, latitude, compass bearing, triangulate, scale model, simulation, forecast model, barometer, seismograph',
  },
  {
    concept: 'sight and its tricks',
    pull: { 6: 1.7 },
    words:
      'binoculars, magnifying glass, magnify, magnified, zoom in, zoomed in, zoom, enlarge, enlarged, negative, negatives, darkroom, exposure, double exposure, silhouette, silhouettes, outline, outlines, profile, vanishing point, horizon line, parallax, kaleidoscope, prism, refract, stereoscope, hologram, mirage, afterimage, blind spot, tunnel vision, eyesight, cataract, glaucoma, optician, spectacles wiped, colour blind, night vision, floaters, migraine aura, flicker at the edge, edge of vision, edge of my vision, corner of the eye, looked twice, double take, second glance, glance, glanced, peered, peer, peering, stared until, gazing, gazed, scrutinise, scrutinised, examined, examine, inspect, inspected, study her face, studied his, studied her, studying the, scan the room, scanned the, visual, visualise, visualised, visualising, mental image, mental picture, image of, image came, images, flashback, flashes of, flashed up, vivid, vividly, crystal clear, clear as day, clear as anything, plain as day, blindingly, staring me in the face, invisible thread, between the trees, behind the curtain, behind the mask, behind her eyes, behind his eyes, surface of things, under the surface, beneath the surface, deeper meaning, hidden meaning, double meaning, secret code, subtext, undercurrent',
  },
  {
    concept: 'thinking and remembering',
    pull: { 6: 1.5 },
    words:
      "ponder, pondered, pondering, mull, mulled, mulling, muse on, musing, mused, contemplate, contemplated, puzzle over, puzzling, baffled, baffling, bewildered, perplexed, mystified, intrigued, intriguing, fascinated, fascinating, curiouser, obsess over, obsessively, ruminate, ruminating, dwell on, dwelling on, second guess, second guessing, hindsight, in hindsight, looking back i see, foresight, afterthought, epiphany, revelation, eureka, brainwave, breakthrough, penny drop, moment of clarity, lucidity, clear headed, muddled, memory trick, false memory, earliest memory, first memory, first thing i remember, can't remember, couldn't remember, don't remember, trying to remember, tried to remember, nearly remember, almost remember, half remember, half remembered, misremember, misremembered, remind, reminded, reminds me, reminder, rings a bell, rang a bell, familiar, unfamiliar, strangely familiar, recognise the, recognised the, recognised it, recognise it, seen it before, seen him before, seen her before, been here before, known him before, another lifetime, previous life, parallel universe, alternate, what would have happened, if i had, if i'd, had i known, somehow, mysteriously, for whatever reason, call it what, call me mad, call me crazy, you'll think i'm, think me mad, laugh if you, believe it or not, swear to god, i swear, i'd swear, could have sworn, would have sworn",
  },
  {
    concept: 'instinct of animals, trades and weather',
    pull: { 6: 1.7 },
    words:
      "cows lie down, birds stopped, birds went quiet, dogs howling, dog wouldn't, dog won't, cat hissed, cat stares, horse refused, horse wouldn't, bees left, ants moving, swallows low, geese early, air changed, pressure drop, smell of rain, smell the rain, smell snow, storm coming, thunder coming, weather turning, wind shifted, wind changed, tide wrong, ice talking, ice sounds, engine note, engine sounds wrong, sounded wrong, sound different, pitch changed, off key, hums wrong, rattle i, by ear, by feel, by smell, by eye, feel for it, feel for the, a feel for, a nose for, an eye for, an ear for, knack, thirty years of, after thirty years you, you get to know, you learn to, you develop, trained eye, old hands know, fishermen know, farmers know, nurses know, mothers know, gamblers, dealer, croupier, bookie, odds on, long shot, outsider won, lottery numbers, raffle ticket, dice, coin toss, heads or tails, roulette, poker face, tells",
  },

  // Crown
  {
    concept: 'contemplatives and their places',
    pull: { 7: 2 },
    words:
      'hermit, hermits, anchorite, mystic, mystics, mystical, guru, swami, lama, rinpoche, dervish, sufi, yogi, sadhu, ascetic, novice, abbot, abbess, prior, deacon, bishop, pope, cardinal, chaplain, minister of, preacher, pastor, reverend, rector, congregation, parish, sunday school, hymn book, hymnal, liturgy, litany, benediction, blessing over, absolution, penance, rosary bead, icon, icons, relic, relics, reliquary, crypt, cloisters, minaret, dome, spire, steeple, stained glass light, chancel, apse, vestments, chalice, wafer, host, wine and bread, prayer mat, prayer flags, prayer wheel, stupa, pagoda, ashram, dojo zen, hermitage, oratory, gurdwara, mandir, wudu, pilgrim path, shell on my, way of st james, lourdes, jerusalem, benares, varanasi, tibet, himalaya, himalayas, kailash, sinai, assisi, iona, lindisfarne, skellig, uluru, sacred river, holy mountain, holy well, burning bush, psalmist, ecclesiastes, upanishad, dharma, karma, nirvana, samsara, samadhi, satori, tao, grace of, providence, almighty, creator, maker of, redeemer, salvation, sin, sins, forgiven by god, judgement day, resurrection, rebirth, reborn, ascension, heavenly, paradise, eternity, everlasting, amen',
  },
  {
    concept: 'states without wanting',
    pull: { 7: 2 },
    words:
      'equanimity, detachment, detached, unattached, nonattachment, impermanence, impermanent, passing, passing through, transient, fleeting, ephemeral, transience, timelessness, placid, tranquillity, repose, hushed, hallowed, reverence, reverent, reverently, humbled, humble, humility, insignificance, nothingness, void, emptied, hollowed, hollow like, spacious, spaciousness, openness, opened out, opening out, expanding, expanded, expansive, expanse, limitless, weightlessness, floaty, buoyant, buoyed, borne along, borne up, swept up, swept along, lifted up, rising up, upward, upwards, skyward, heavenward, above it all, overhead, far above, from a great height, transcend, transcended, transcendent, otherworldly, unearthly, unworldly, luminous, luminosity, shimmering, shimmer, shimmered, glimmer, glimmering, gleam, gleaming, radiance, halo, blaze of light, bathed in light, pure light, clear light, translucent, transparent, see through me, dissolving, evaporate, evaporated, vanish, vanished, vanishing, fade, faded, fading, melted away, fell away, fall away, falls away, dropped away, drop away, slipped away, slipped off, slid off, loosened, came loose, unclenching, unburdened, unhurried, effortless, effortlessly, without effort, of itself, all by itself',
  },
  {
    concept: 'world seen whole',
    pull: { 7: 1.9 },
    words:
      'constellations, orion, the plough, venus, jupiter, mars, saturn, sirius, polaris, north star, nebula, supernova, black hole, light years, light year, telescope at, observatory, planetarium, astronaut, orbit, from space, blue dot, earthrise, the earth, the planet, whole planet, mankind, humankind, human beings, every human, every living, living thing, living things, all living, all creatures, creature, creatures, ancestors all, generations before, all who came, those before us, before there were, since the beginning, beginning of time, end of time, aeons, eons, ice age, fossils in the, geological, deep time, thousand years ago, old as the, older than the, ancient tree, yew, sequoia, baobab, oak older, coral, plankton, whalesong, whale song, dolphins, albatross, eagle, eagles, hawk, buzzard, kite circling, skylark, larks, lark, nightingale, murmuration, geese flying, migration overhead, salmon, mayfly, mayflies, butterfly, butterflies, dragonfly, dewdrop, dew, frost, hoar frost, icicle, snowflake, snowflakes, blizzard, whiteout, avalanche of light, thunderhead, cumulus, cirrus, altocumulus, mackerel sky, sunbeam, sunbeams, shaft of, shafts of, dust motes, motes, twilight, gloaming, afterglow, pink sky, red sky, starlit, moonlit, moonlight on, moonless, midnight sun, polar, tundra, steppe, prairie, savannah wide, moor, moorland, fell top, hilltop, mountaintop, cairn, trig point, cliff edge, headland, lighthouse, island, islands, archipelago, fjord, salt flats, sand dunes, oasis, canyon, gorge, waterfall roar, source of the river, rapids, river mouth, delta, seabed, seafloor, scuba, freediving, free dive, snorkel',
  },
  {
    concept: 'dying well',
    pull: { 7: 1.6, 4: 0.5 },
    words:
      "deathbed, dying well, good death, palliative, hospice garden, morphine dream, last rites, anointed, viaticum, rites, shroud, pyre, cremation by the, burning ghat, sky burial, natural burial, green burial, woodland burial, under the rowan, under the oak, planted on, returned to the, back to the earth, into the earth, earth to earth, back to the sea, back into the, given back, giving it back, gave it back, hand back, handed back, come to an end, comes to an end, everything ends, all things pass, this too shall, nothing lasts, nothing stays, won't last, will not last, will all be gone, be gone soon, gone in a hundred, hundred years from, hundred years' time, who will remember, doesn't need me, don't need me, goes on without, go on without, went on without, carries on without, carried on without, manages without me, i'm not needed, wasn't needed, not needed here, no one needs, nothing asked of",
  },
  {
    concept: 'crowd as one being',
    pull: { 7: 1.8 },
    words:
      "in unison, as one voice, single voice, single breath, one heart, one mind, one pulse, one heartbeat, whole crowd, the crowd was, the crowd went, whole stadium, the stadium, whole congregation, whole choir, whole carriage, whole train, whole bus, whole ward, whole queue, whole city, the whole place, everybody breathing, breathing in time, swaying together, moved together, moving together, moved as, moving as, flowed together, poured into, stream of people, sea of people, river of people, thousands of people, hundreds of people, millions, a million, billion people, seven billion, eight billion, minute's silence, two minutes silence, moment of silence, candlelight, candlelit vigil, march of, all ages, all sorts, all colours, all faiths, every face, each face, their faces, all their faces, all those faces, all the faces, all the heads, everyone's face, somebody's child, somebody's newborn, somebody's baby, i loved them all, loved them all, loved every one, loved everyone, i loved everybody, loved all of them, tenderness for all, kin to, brother to, no stranger, no strangers, no enemies, no them, no us",
  },

  // Soul star
  {
    concept: 'workshop and its tools',
    pull: { 8: 1.9 },
    words:
      'spokeshave, drawknife, mallet, rasp, file, files, awl, bradawl, mitre, mitred, mortise, tenon, dowel, dowels, biscuit joint, bevel, chamfer, grain of the, with the grain, knot in the wood, shellac, beeswax, danish oil, linseed rubbed, wax polish, french polish, lacquer, primer, undercoat, topcoat, stain, stained, sawhorse, trestle, trestles, workmate, jig, template, spirit level, set square, plumb, plumb line, calipers, micrometer, spanner, spanners, wrench, socket set, ratchet, rivet, rivets, riveted, grinder, angle grinder, crucible, molten, mould, moulds, cast, casting, castings, bellows, tongs, quench, temper steel, filed down, soldered, soldering iron, breadboard, arduino, raspberry pi, resistor, capacitor, motherboard, chassis, crankshaft, piston, pistons, carburettor, gasket, bodywork, respray, flywheel, mainspring, escapement, pendulum clock, cogwheel, treadle, bobbin, bobbins, spindle, spinning wheel, shuttle, heddle, selvedge, bolt of, interfacing, lining, bias binding, tacking, tacked, basted, pinned, pinning, dart, darts, gusset, pleat, pleats, smocking, appliqué, applique, embroidery hoop, french knots, cross stitch, purl, cast on, cast off, casting off, skein, skeins, hank, stitch markers, felted, felting, batik, screen print, linocut, lino cut, woodblock, letterpress, typeset, folded, creased, bone folder, sewn spine, endpapers, slip, bisque, firing, fired, kiln opened, wheel thrown, coil pot, armature, maquette, bronze, patina, chiselled',
  },
  {
    concept: 'cooking as composing',
    pull: { 8: 1.3 },
    words:
      "sourdough starter, starter, levain, proved, proving, kneaded, loaf came out, crust, crumb, rye, caraway, my own bread, own recipe, grandmother's bread, stockpot, everything soup, hotpot of everything, paella for, pot luck, community meal, harvest supper, long table, big table, communal, shared meal, feast for everyone, everybody brought, each family brought, cookbook, recipe cards, preserving, chutney, jam from, cider press, pressed our own, honey from our, cheese i make, smoked my own, fusion, east and west, north and south, two cuisines, both kitchens",
  },
  {
    concept: 'books, films and scores brought together',
    pull: { 8: 1.9 },
    words:
      'manuscript, typescript, proofs, galleys, final draft, last draft, second draft, redraft, redrafted, revised draft, the ending, epilogue, prologue, afterword, dedication, acknowledgements, index, appendix to the book, contents page, table of contents, bound copy, hardback, paperback, my book, the book is, book came, book arrived, book launch, launched the, anthology, collected, collected poems, complete works, omnibus, trilogy, saga, novel is finished, thesis, dissertation, viva, submitted the thesis, portfolio, retrospective, exhibition, curated, curate, curator, hung the show, private view, installation, triptych, diptych, montage, edit, edited, editing, editing suite, final cut, rough cut, soundtrack, mixing desk, mixed down, mastering, mastered, stems, multitrack, album, track listing, ep, opus, score, scored for, overture, movement of the, finale, coda, reprise, counterpoint, fugue, variations, medley, mashup, choreographed, premiere, opening night, curtain call, documentary, archive footage, oral history, parish history, family history, village history, family tree finished, genealogy done, atlas, encyclopaedia, dictionary finished, lexicon, glossary, catalogue, catalogued, inventory of, collection, collected over, collecting, box files, shoeboxes, photographs in order, timeline on the wall, memoir, memoirs, autobiography',
  },
  {
    concept: 'reconciling what was split',
    pull: { 8: 2.1 },
    words:
      'reconcile the, reconciled the two, reconciling, unify, unified, unite, uniting, integrate the, integrating, synthesis, synthesise, hybrid, hyphenated, mixed race, dual heritage, both cultures, two cultures, two countries, both countries, both languages, two faiths, both faiths, two religions, in two worlds, between worlds, straddle, straddling, bridge between, double life, two selves, both selves, split in two, split down the middle, torn between, neither one nor, not either or, both and, either or, yin and yang, opposites, contradictory, contradictions in me, contradictions, paradox, patchwork life, jumble, hotchpotch, ragbag, mishmash, odds and sods, bits and bobs, magpie collection, jigsaw finished, last jigsaw, missing jigsaw, missing part, missing half, lost part, lost parts, exiled parts, inner child, inner critic, inner teenager, inner family, family systems, shadow self, shadow side, dark side, darker side, my demons, my ghosts, my younger self, my six year old, my teenage self, my future self, my father in me, my mother in me, both my parents, his temper and her, her patience and his, made of all, made of them, made of everyone, sum of, more than the sum, greater than the sum, fell together, all fell into, all came together, came together at last, comes full, coming round again, tied up, tied it all, loose ends, tie up loose, wrapped up, sewn up, stitched up the, patched up, put right, set right, made good, make good, making good, made whole, make whole, in one piece again, back in one piece, restored to, returned to use, working again, going again, up and running, back in service, new lease, second life, given new life, brought back to life',
  },
  {
    concept: 'teaching and leaving behind',
    pull: { 8: 1.8 },
    words:
      "successor, successors, took over from me, taking over from me, handing over the, handover to, pass the torch, torch passed, baton, passed down, handed down, inherited the tools, tools were my, grandfather's plane, father's tools, mother's machine, mother's loom, old master, master craftsman, journeyman, indenture, guild, disciple, protégé, protege, pupil of mine, my apprentice, trained up, train the next, training the young, show them how, showed them how, showed her how, showed him how, showing him how, showing her how, learn it from me, learned it from, learnt it from, taught it to me, what she taught, what he taught, taught her, taught him, taught them, taught me, teach her, teach him, teach them, teach the, teach my, teaches, workshops for, masterclass, evening class i teach, sunday class, scout hut, youth club, after school club, makerspace, tool library, seed library, seed bank, library bus, bookmobile, museum in, founded the, started the, set up the, foundation stone, cornerstone, capstone, keystone, coping stone, topping out, ridge beam, barn raising, raised the roof, dug the pond, laid the hedge, laid the path, planted the orchard, grafted, grafting, rootstock, scion, grove, avenue of, for those who, for whoever comes, in a hundred years they, will outlast me, outlast me, outlive me, stand after, standing long after, something to leave, leave them, left them, will and testament, letters to my grandchildren, letter to my future, time capsule, scholarship in, named after him, in her memory we built",
  },
];
