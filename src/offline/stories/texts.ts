/** The texts of the stories, read from `data/`. A test checks that every file matches its type. */

import type { Chakra } from '../../practice/kingdoms.ts';
import cityData from './data/cities.json' with { type: 'json' };
import companionData from './data/companions.json' with { type: 'json' };
import heart from './data/images/heart.json' with { type: 'json' };
import hearth from './data/images/hearth.json' with { type: 'json' };
import kin from './data/images/kin.json' with { type: 'json' };
import labour from './data/images/labour.json' with { type: 'json' };
import mind from './data/images/mind.json' with { type: 'json' };
import path from './data/images/path.json' with { type: 'json' };
import world from './data/images/world.json' with { type: 'json' };
import kingdomData from './data/kingdoms.json' with { type: 'json' };
import leadData from './data/leads.json' with { type: 'json' };
import narratorData from './data/narrators.json' with { type: 'json' };
import obstacleData from './data/obstacles.json' with { type: 'json' };
import passageData from './data/passages.json' with { type: 'json' };
import skyData from './data/skies.json' with { type: 'json' };
import type {
  City,
  Companion,
  Leads,
  Line,
  Mood,
  Narrator,
  Obstacle,
  Passages,
  Sky,
  ThemeImage,
} from './types.ts';

/** Do not change the order: images are drawn by their index, and the same input must give the same story. */
export const themeImages = [
  ...kin,
  ...hearth,
  ...labour,
  ...heart,
  ...mind,
  ...path,
  ...world,
] as readonly ThemeImage[];

/** The names of the kingdoms, by chakra. */
export const kingdomNames: Readonly<Record<Chakra, Line>> = kingdomData;
export const cities = cityData as readonly unknown[] as readonly City[];
export const narrators = narratorData as readonly Narrator[];
export const companions = companionData as readonly Companion[];
export const obstacles = obstacleData as readonly Obstacle[];
export const passages: Passages = passageData;
export const leads: Leads = leadData;
export const skies: Readonly<Record<Mood, Sky>> = skyData;
