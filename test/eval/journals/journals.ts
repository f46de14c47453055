import { atlantaDefender } from './atlanta-defender.ts';
import { bavarianTeacher } from './bavarian-teacher.ts';
import { birminghamShopkeeper } from './birmingham-shopkeeper.ts';
import { dunedinTeen } from './dunedin-teen.ts';
import { galwayNurse } from './galway-nurse.ts';
import { glasgowWelder } from './glasgow-welder.ts';
import { hongkongCaregiver } from './hongkong-caregiver.ts';
import { iowaFarmer } from './iowa-farmer.ts';
import type { Journal } from './journal.ts';
import { kentSignalman } from './kent-signalman.ts';
import { lagosDeveloper } from './lagos-developer.ts';
import { leedsWidower } from './leeds-widower.ts';
import { lowercaseStudent } from './lowercase-student.ts';
import { melbourneActor } from './melbourne-actor.ts';
import { minnesotaChaplain } from './minnesota-chaplain.ts';
import { montrealTranslator } from './montreal-translator.ts';
import { nairobiRunner } from './nairobi-runner.ts';
import { nothingInParticular } from './nothing-in-particular.ts';
import { oddsAndEnds } from './odds-and-ends.ts';
import { perthDentist } from './perth-dentist.ts';
import { puneAccountant } from './pune-accountant.ts';
import { texasSwimmer } from './texas-swimmer.ts';
import { torontoNewborn } from './toronto-newborn.ts';
import { walesPotter } from './wales-potter.ts';

/** The journals that the memory may be tuned on. */
export const developmentJournals: readonly Journal[] = [
  galwayNurse,
  leedsWidower,
  lagosDeveloper,
  lowercaseStudent,
  bavarianTeacher,
  iowaFarmer,
  oddsAndEnds,
  dunedinTeen,
];

/** Journals that were read, and measured on, while the reading of avoidance was made; no word of theirs went into a list. */
export const readJournals: readonly Journal[] = [nairobiRunner, perthDentist, texasSwimmer];

/** The journals that are only measured, never read or tuned on. */
export const heldOutJournals: readonly Journal[] = [
  puneAccountant,
  glasgowWelder,
  melbourneActor,
  montrealTranslator,
  hongkongCaregiver,
  nothingInParticular,
  atlantaDefender,
  kentSignalman,
  torontoNewborn,
  minnesotaChaplain,
  walesPotter,
  birminghamShopkeeper,
];

export const journals: readonly Journal[] = [...developmentJournals, ...readJournals, ...heldOutJournals];
